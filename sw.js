// For developers: if the built site was once served at the same address, its service worker would go
// on serving that instead of the source tree. The browser finds this worker in its place, which
// removes it. The built site has another sw.js: static/js/service-worker.js with its list of files.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const forget = async () => {
    // Only what was kept for this address: a copy of Handover in another folder keeps its own.
    const prefix = `handover ${new URL(registration.scope).pathname} `;
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
    await registration.unregister();
    for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
  };
  event.waitUntil(forget());
});

// For developers: the source tree is never kept. If the built site was once served at the same
// address, its service worker would hide every edit; the browser finds this one in its place.
// The built site has another sw.js: static/js/service-worker.js with its list of files.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith("handover")) await caches.delete(name);
    await registration.unregister();
    for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
  };
  event.waitUntil(forget());
});

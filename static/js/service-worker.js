// The service worker: after one visit the page needs no network. The build writes VERSION and
// FILES (address -> hash) before this text and puts the whole beside the page (tools/offline.py);
// the source tree has none, and its page never asks for one.
//
// A version is a cache of its own, complete and checked file by file, or it is not there at all:
// versions cannot mix, and half an update is none. A new version waits until the page lets it
// take over, between two games (static/js/offline.mjs). It then has to prove itself: until it has
// once come up, the version that last did stays on the device, and comes back if it does not.

const PREFIX = "handover-";
const CACHE = PREFIX + VERSION;
const HOME = registration.scope;
const NOTES = "handover"; // the cache that holds what this script has to remember
const TRIES = 3; // starts that a new version may take to come up
const AT_ONCE = 6; // files that are fetched side by side

const at = (name) => new URL(name, HOME).href;
const isOurs = (name) => name.startsWith(PREFIX);

// Installing ----------------------------------------------------------------------------------

/** Where files of these hashes lie on this device already, in the versions of these names. */
async function known(names) {
  const found = new Map();
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await (await cache.match(at("files")))?.json().catch(() => null);
    for (const [file, hash] of Object.entries(list ?? {})) found.set(hash, { cache, address: at(file) });
  }
  return found;
}

/** Ask for a file; the browser itself refuses bytes of another hash. */
const ask = (file, integrity, cache) => fetch(at(file), { integrity, cache, credentials: "same-origin" });

async function fetched(file, hash) {
  // What the page has just loaded is not loaded twice; only a stale copy is asked for anew.
  const first = file === "./" ? "no-cache" : "default";
  const response = await ask(file, hash, first).catch(() => ask(file, hash, "reload"));
  if (!response.ok) throw new Error(`${file}: the server answers ${response.status}`);
  // What came by a detour has another address; for a navigation browsers refuse it.
  return response.redirected ? withoutAddress(response) : response;
}

/** What the tools have packed, unpacked once and for all: starts are shorter by it. */
function unpacked(file, response) {
  if (!file.endsWith(".dat") || response.headers.has("X-Unpacked")) return response;
  const body = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": "application/octet-stream", "X-Unpacked": "yes" } });
}

/** The same file with no address of its own: a script's imports follow the address it came from. */
const withoutAddress = (response) => new Response(response.body, { headers: response.headers });

/** A file that the device has already, in a version before this one. */
async function found(older, hash) {
  const { cache, address } = older.get(hash) ?? {};
  const response = await cache?.match(address);
  return response && withoutAddress(response);
}

/** Whether a version is on this device from its first file to its list, which comes last. */
const isWhole = async (name) => (await caches.has(name)) && Boolean(await (await caches.open(name)).match(at("files")));

async function install() {
  const before = (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE);
  // A release that was taken back: this version is here, and may be the one that serves right now.
  if (await isWhole(CACHE)) return noteBefore(before);
  const older = await known(before);
  await caches.delete(CACHE); // what an interrupted attempt has left
  const cache = await caches.open(CACHE);
  const waiting = Object.entries(FILES);
  const take = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, hash] = next;
      const response = (await found(older, hash)) ?? (await fetched(file, hash));
      await cache.put(at(file), unpacked(file, response));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, take));
    await noteBefore(before);
    // The list goes last: a cache without it is no version.
    await cache.put(at("files"), new Response(JSON.stringify(FILES)));
  } catch (error) {
    waiting.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
}

/** Remember what was there before this version: that may go once it has come up. */
async function noteBefore(names) {
  await (await caches.open(CACHE)).put(at("before"), new Response(JSON.stringify(names)));
}

/** Files of this version come from its cache without a detour by this script, where the browser
    can do that. Its folder has them under the hash of what is in it: no other version is meant. */
async function route(event) {
  const [folder] = Object.keys(FILES).find((name) => name !== "./").split("/");
  const pathname = new URL(at(folder)).pathname.replace(/[\\{}()*+?:]/g, "\\$&") + "/*";
  const condition = { urlPattern: { pathname, search: "" }, requestMethod: "GET" };
  await event.addRoutes?.({ condition, source: { cacheName: CACHE } });
}

addEventListener("install", (event) => {
  // Without it everything still comes, through `answer`.
  event.waitUntil(route(event).catch(() => {}));
  event.waitUntil(install());
});

// Trusting --------------------------------------------------------------------------------------

/** What is remembered: `trusted` the version that came up last, `tries` those of this one. */
async function notes() {
  const kept = await (await caches.open(NOTES)).match(HOME);
  return { trusted: "", version: "", tries: 0, ...(await kept?.json().catch(() => ({}))) };
}

async function note(change) {
  const now = { ...(await notes()), ...change };
  await (await caches.open(NOTES)).put(HOME, new Response(JSON.stringify(now)));
}

/** This version has come up: what was before it may go. One that is just coming may not, nor one
    whose page may still be open in another tab: that goes at a later start. */
async function trust() {
  await note({ trusted: VERSION, version: VERSION, tries: 0 });
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) return;
  const before = await (await (await caches.open(CACHE)).match(at("before")))?.json();
  await Promise.all((before ?? []).map((name) => caches.delete(name)));
}

/** How often this version was started in vain, and the one before that would do instead. */
async function doubts() {
  const { trusted, version, tries } = await notes();
  const isSafe = trusted === VERSION || !trusted || !(await isWhole(PREFIX + trusted));
  return isSafe ? null : { trusted, tried: version === VERSION ? tries : 0 };
}

/** The version to start now: this one, or the one before if this one does not come up. */
async function start() {
  const doubt = await doubts();
  if (!doubt) return VERSION;
  if (doubt.tried >= TRIES) return doubt.trusted;
  await note({ version: VERSION, tries: doubt.tried + 1 });
  return VERSION;
}

/** Tell a page of another version why it is one: this one was given up, or came just too late for it. */
async function greet(version, page) {
  if (version === VERSION) return;
  const isGivenUp = (await doubts())?.tried >= TRIES;
  page?.postMessage(isGivenUp ? { fallback: true } : { late: true });
}

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// Pages say which version they are and how they fare.
const HEARD = {
  ready: (version) => version === VERSION && trust(),
  failed: async (version) => version === VERSION && (await notes()).trusted !== VERSION && note({ version, tries: TRIES }),
  takeOver: () => skipWaiting(),
  hello: greet,
};

addEventListener("message", (event) => {
  for (const [name, value] of Object.entries(event.data ?? {}))
    if (Object.hasOwn(HEARD, name)) event.waitUntil(Promise.resolve(HEARD[name](value, event.source)));
});

// Answering -------------------------------------------------------------------------------------

const isPage = (address) => address.pathname === new URL(HOME).pathname || address.href.split(/[?#]/)[0] === at("index.html");

async function answer(request) {
  const address = new URL(request.url);
  if (request.mode === "navigate" && isPage(address)) {
    // A device without room for a note starts this version all the same.
    const version = await start().catch(() => VERSION);
    const page = await (await caches.open(PREFIX + version)).match(HOME);
    return page ?? fetch(request);
  }
  const plain = address.href.split(/[?#]/)[0];
  const mine = await (await caches.open(CACHE)).match(plain);
  // A page of the version before, while this one takes over, has files of its own.
  return mine ?? (await caches.match(plain)) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  // Where even the caches fail, there may still be a network.
  event.respondWith(answer(request).catch(() => fetch(request)));
});

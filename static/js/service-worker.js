// The service worker: after one visit the page needs no network. The build puts VERSION and FILES
// (address -> hash) in front of this text and writes the result beside the page as sw.js
// (tools/offline.py). The source tree has no worker, and its page never registers one.
//
// Each version has a cache of its own, which is complete and checked file by file, or is not there at
// all: versions cannot mix, and there are no half updates. A new version waits until the page lets it
// take over, between two games (offline.mjs). It is then on trial: until it has started once, the
// version that last did stays on the device and comes back if the new one fails.

const HOME = registration.scope;
// All pages of one origin share their caches, and several of them may be copies of Handover. A path has
// no spaces, so no copy's prefix is the beginning of another's.
const PREFIX = `handover ${new URL(HOME).pathname} `;
const CACHE = PREFIX + VERSION;
const NOTES = `${PREFIX}notes`; // the cache for what this script has to remember
const TRIES = 3; // starts after which a new version that never got ready is given up
const AT_ONCE = 6; // files that are fetched in parallel

const at = (name) => new URL(name, HOME).href;
const isVersion = (name) => name.startsWith(PREFIX) && name !== NOTES;

// Installing ----------------------------------------------------------------------------------

/** Hash -> where a file with that hash is on this device already, in the versions of these names. */
async function known(names) {
  const found = new Map();
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await (await cache.match(at("files")))?.json().catch(() => null);
    for (const [file, hash] of Object.entries(list ?? {})) found.set(hash, { cache, address: at(file) });
  }
  return found;
}

/** Fetch a file; the browser itself refuses one with another hash. */
const ask = (file, integrity, cache) => fetch(at(file), { integrity, cache, credentials: "same-origin" });

async function fetched(file, hash) {
  // What the page has just loaded is not loaded twice; only a stale copy is loaded again.
  const first = file === "./" ? "no-cache" : "default";
  const response = await ask(file, hash, first).catch(() => ask(file, hash, "reload"));
  if (!response.ok) throw new Error(`${file}: the server answers ${response.status}`);
  // Browsers refuse a redirected response for a navigation.
  return response.redirected ? withoutAddress(response) : response;
}

/** Packed files are stored unpacked, which makes every start shorter. */
function unpacked(file, response) {
  if (!file.endsWith(".dat") || response.headers.has("X-Unpacked")) return response;
  const body = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": "application/octet-stream", "X-Unpacked": "yes" } });
}

/** The same file without an address: a script's imports are relative to the address it came from. */
const withoutAddress = (response) => new Response(response.body, { headers: response.headers });

/** A file that is on the device already, in an older version. */
async function found(older, hash) {
  const { cache, address } = older.get(hash) ?? {};
  const response = await cache?.match(address);
  return response && withoutAddress(response);
}

/** Whether a version is complete on this device: its list of files is written last. */
const isWhole = async (name) => (await caches.has(name)) && Boolean(await (await caches.open(name)).match(at("files")));

async function install() {
  const before = (await caches.keys()).filter((name) => isVersion(name) && name !== CACHE);
  // After a release was withdrawn, this version may be here already, and may even be in use.
  if (await isWhole(CACHE)) return noteBefore(before);
  const older = await known(before);
  await caches.delete(CACHE); // the rest of an interrupted attempt
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
    // The list comes last: without it a cache is not a version.
    await cache.put(at("files"), new Response(JSON.stringify(FILES)));
  } catch (error) {
    waiting.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
}

/** Remember what was there before this version: it can be deleted once this version has started. */
async function noteBefore(names) {
  await (await caches.open(CACHE)).put(at("before"), new Response(JSON.stringify(names)));
}

/** Let the browser serve this version's files directly from its cache, without this script, where it
    can do that. The folder is named by the hash of its content, so no other version is affected. */
async function route(event) {
  const [folder] = Object.keys(FILES).find((name) => name !== "./").split("/");
  const pathname = new URL(at(folder)).pathname.replace(/[\\{}()*+?:]/g, "\\$&") + "/*";
  const condition = { urlPattern: { pathname, search: "" }, requestMethod: "GET" };
  await event.addRoutes?.({ condition, source: { cacheName: CACHE } });
}

addEventListener("install", (event) => {
  // Without routes, `answer` serves everything.
  event.waitUntil(route(event).catch(() => {}));
  event.waitUntil(install());
});

// Versions on trial ---------------------------------------------------------------------------

/** What is remembered: `trusted` is the last version that started, `tries` counts starts of `version`. */
async function notes() {
  const kept = await (await caches.open(NOTES)).match(HOME);
  return { trusted: "", version: "", tries: 0, ...(await kept?.json().catch(() => ({}))) };
}

async function note(change) {
  const now = { ...(await notes()), ...change };
  await (await caches.open(NOTES)).put(HOME, new Response(JSON.stringify(now)));
}

/** This version has started: delete those before it. A version that is being installed stays. If
    another tab is open, whose page may be of an older version, all stay until a later start. */
async function trust() {
  await note({ trusted: VERSION, version: VERSION, tries: 0 });
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) return;
  const before = await (await (await caches.open(CACHE)).match(at("before")))?.json();
  await Promise.all((before ?? []).map((name) => caches.delete(name)));
}

/** How often this version has failed to start, and the trusted one to fall back to; null if this one is
    trusted or there is no other. */
async function doubts() {
  const { trusted, version, tries } = await notes();
  const isSafe = trusted === VERSION || !trusted || !(await isWhole(PREFIX + trusted));
  return isSafe ? null : { trusted, tried: version === VERSION ? tries : 0 };
}

/** The version to start now: this one, or the trusted one if this one has failed too often. */
async function start() {
  const doubt = await doubts();
  if (!doubt) return VERSION;
  if (doubt.tried >= TRIES) return doubt.trusted;
  await note({ version: VERSION, tries: doubt.tried + 1 });
  return VERSION;
}

/** Tell a page of another version why it got that: this one was given up, or took over too late. */
async function greet(version, page) {
  if (version === VERSION) return;
  const isGivenUp = (await doubts())?.tried >= TRIES;
  page?.postMessage(isGivenUp ? { fallback: true } : { late: true });
}

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// Messages from pages, with the page's version.
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
    // If there is no room for a note, start this version all the same.
    const version = await start().catch(() => VERSION);
    const page = await (await caches.open(PREFIX + version)).match(HOME);
    return page ?? fetch(request);
  }
  const plain = address.href.split(/[?#]/)[0];
  const mine = await (await caches.open(CACHE)).match(plain);
  // A page of the version before needs its own files while this version takes over.
  return mine ?? (await caches.match(plain)) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  // If even the caches fail, there may still be a network.
  event.respondWith(answer(request).catch(() => fetch(request)));
});

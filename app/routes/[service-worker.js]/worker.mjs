/**
 * The service worker (docs/decisions/0069-web-push.md). It stores the offline pages and files with a hash in
 * their name, but no other page, and shows push messages.
 *
 * @import { FetchEvent, NotificationEvent, PushEvent, SubscriptionEvent, WorkerScope } from "./worker-scope"
 */
const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const { version, languages } = worker.configuration;
const storeName = `static-${version}`;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", handleFetch);
worker.addEventListener("push", (event) => event.waitUntil(showMessage(event)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(openPage(event)));
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));

async function install() {
  const store = await caches.open(storeName);
  // Requested without cookies, so that the pages contain no user data.
  const pages = languages.map((language) => new Request(`/${language}/offline`, { credentials: "omit" }));
  await store.addAll(pages);
  await worker.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== storeName).map((name) => caches.delete(name)));
  // Allows the browser to request a page while the worker is starting.
  await worker.registration.navigationPreload?.enable();
}

/** @param {FetchEvent} event */
function handleFetch(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(fetchPage(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(fetchFile(event.request));
}

/** @param {FetchEvent} event */
async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const language = new URL(request.url).pathname.split("/")[1] ?? "";
    const supported = languages.includes(language) ? language : languages[0];
    return (await caches.match(`/${supported}/offline`)) ?? Response.error();
  }
}

/** @param {Request} request */
async function fetchFile(request) {
  const storedFile = await caches.match(request, { ignoreVary: true });
  if (storedFile) return storedFile;
  const response = await fetch(request);
  if (response.status === 200 && response.type === "basic") {
    const copy = response.clone();
    const store = await caches.open(storeName);
    // A failure, for example because of a full disk, doesn't prevent the page from getting the file.
    await store.put(request, copy).catch(() => undefined);
  }
  return response;
}

/** @param {PushEvent} event */
async function showMessage({ data }) {
  if (!data) return;
  const { title, path, ...options } = data.json();
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A visible page shows the notification itself.
  const isInFront = pages.some(({ visibilityState }) => visibilityState === "visible");
  if (isInFront && !mustShow()) return;
  const settings = { ...options, icon: "/install/icon-192.png", silent: isInFront, data: { path } };
  // Because of the tag in `options`, this notification replaces an earlier one for the same message, without
  // a second sound.
  await worker.registration.showNotification(title, settings);
}

/** Returns whether the browser ends subscriptions whose messages aren't shown, even if a page is visible. */
function mustShow() {
  const { userAgent } = navigator;
  return userAgent.includes("Safari/") && !userAgent.includes("Chrom");
}

/** @param {NotificationEvent} event */
async function openPage({ notification }) {
  notification.close();
  const address = new URL(notification.data?.path ?? "/", location.origin);
  if (address.origin !== location.origin) return;
  const [page] = await worker.clients.matchAll({ type: "window" });
  // A page that the worker doesn't control can't be navigated.
  const navigatedPage = await page?.navigate(address.href).catch(() => null);
  if (navigatedPage) await navigatedPage.focus();
  else await worker.clients.openWindow(address.href);
}

/** @param {SubscriptionEvent} event */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const { pushManager } = worker.registration;
  const subscription =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const language = navigator.language.slice(0, 2);
  const body = new URLSearchParams({
    subscription: JSON.stringify(subscription),
    language: languages.includes(language) ? language : (languages[0] ?? ""),
  });
  await fetch("/notifications/push", { method: "POST", body });
}

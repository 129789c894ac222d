import type { Language } from "~/i18n/languages";

/**
 * Whether this browser gets push messages: `blocked` by its settings, or `off` until the member turns them
 * on.
 */
export type PushState = { state: "unsupported" | "blocked" | "off" } | { state: "on"; hash: string };

const script = "/service-worker.js";
/** The path of the dashboard's resource route. */
const path = "/notifications/push";

/** Returns the state of push messages in this browser. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return { state: "unsupported" };
  if (window.Notification.permission === "denied") return { state: "blocked" };
  const hash = await readDeviceHash();
  return hash === undefined ? { state: "off" } : { state: "on", hash };
}

/**
 * Returns the hash of this browser's subscription, which identifies the device to the provider; undefined
 * without a subscription.
 */
export async function readDeviceHash(): Promise<string | undefined> {
  const registration = await window.navigator?.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return subscription ? hashOf(subscription.endpoint) : undefined;
}

/**
 * Requests the permission, subscribes this browser and stores the subscription. Call it only in the handler of
 * a press, because browsers block sites that request the permission without one.
 * @throws if the browser, its push service or the dashboard refuses
 */
export async function turnOnPush(language: Language): Promise<PushState> {
  const permission = await window.Notification.requestPermission();
  if (permission !== "granted") return { state: permission === "denied" ? "blocked" : "off" };
  const { publicKey } = (await (await requireSuccess(fetch(path))).json()) as { publicKey: string | null };
  if (!publicKey) throw new Error("The server has no key");
  const { pushManager } = await activeRegistration();
  const subscription = await subscribe(pushManager, publicKey);
  const body = new URLSearchParams({ subscription: JSON.stringify(subscription), language });
  await requireSuccess(fetch(path, { method: "POST", body }));
  return { state: "on", hash: await hashOf(subscription.endpoint) };
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(script);
  return navigator.serviceWorker.ready;
}

async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // A subscription with an earlier key of the server no longer gets messages.
    const existing = await manager.getSubscription();
    if (!existing) throw error;
    await existing.unsubscribe();
    return manager.subscribe(options);
  }
}

async function requireSuccess(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response;
}

async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

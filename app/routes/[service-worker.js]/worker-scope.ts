/**
 * The parts of a service worker's global scope that the worker uses. TypeScript's DOM types don't contain
 * them.
 */
export interface WorkerScope {
  /** Set by the route. */
  configuration: { version: string; languages: readonly string[] };
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: { type: "window"; includeUncontrolled?: boolean }) => Promise<WindowClient[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionEvent;
}

/** An open page of the product. */
interface WindowClient {
  visibilityState: DocumentVisibilityState;
  navigate: (address: string) => Promise<WindowClient | null>;
  focus: () => Promise<unknown>;
}

/** A push message in the provider's format. */
interface PushMessage {
  title: string;
  body: string;
  /** The id of the notification. */
  tag: string;
  /** The path of the page that a click opens. */
  path: string;
  lang: string;
  dir: "ltr" | "rtl";
}

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The response to a navigation that the browser requested while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface PushEvent extends ExtendableEvent {
  data: { json: () => PushMessage } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  notification: { data: { path: string } | null; close: () => void };
}

/** The event that occurs when the browser or its push service has replaced the subscription. */
export interface SubscriptionEvent extends ExtendableEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

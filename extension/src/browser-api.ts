import type { Message, Messages } from "./messages.ts";

interface Event<Listener> {
  addListener: (listener: Listener, ...rest: unknown[]) => void;
}

export interface Sender {
  id?: string;
  url?: string;
  tab?: { id?: number };
}

interface StorageArea {
  /** `null` returns everything. */
  get: (key: string | null) => Promise<Record<string, unknown>>;
  set: (values: Record<string, unknown>) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
}

export interface WebRequestDetails {
  tabId: number;
  url: string;
  error?: string;
}

interface Permissions {
  permissions?: string[];
  origins?: string[];
}

/** The parts of the browsers' extension API that this extension uses. */
interface BrowserApi {
  runtime: {
    id: string;
    getURL: (path: string) => string;
    sendMessage: (message: Message) => Promise<unknown>;
    onMessage: Event<(message: Message, sender: Sender, respond: (response: unknown) => void) => boolean>;
    onInstalled: Event<() => void>;
    onStartup: Event<() => void>;
  };
  storage: {
    local: StorageArea;
    session: StorageArea;
    onChanged: Event<(changes: Record<string, unknown>, area: string) => void>;
  };
  alarms: {
    create: (name: string, options: { delayInMinutes?: number; periodInMinutes: number }) => unknown;
    onAlarm: Event<(alarm: { name: string }) => void>;
  };
  action: {
    setBadgeText: (options: { tabId: number; text: string }) => Promise<void>;
    setBadgeBackgroundColor: (options: { tabId: number; color: string }) => Promise<void>;
  };
  i18n: { getUILanguage: () => string };
  permissions: {
    getAll: () => Promise<Permissions>;
    request: (permissions: Permissions) => Promise<boolean>;
    onAdded: Event<() => void>;
    onRemoved: Event<(removed: Permissions) => void>;
  };
  scripting: {
    getRegisteredContentScripts: () => Promise<{ id: string }[]>;
    registerContentScripts: (scripts: object[]) => Promise<void>;
    updateContentScripts: (scripts: object[]) => Promise<void>;
    unregisterContentScripts: (filter: { ids: string[] }) => Promise<void>;
  };
  tabs: {
    create: (options: { url: string }) => Promise<{ id?: number }>;
    update: (tabId: number, options: { url: string }) => Promise<unknown>;
    query: (filter: object) => Promise<{ id?: number; url?: string }[]>;
    onRemoved: Event<(tabId: number) => void>;
  };
  /** Only available with its optional permission. */
  webRequest?: Record<
    "onBeforeRequest" | "onErrorOccurred",
    Event<(details: WebRequestDetails) => undefined>
  >;
}

export const browser = (globalThis as unknown as { chrome: BrowserApi }).chrome;

/** Sends a message to the background script and returns its response. */
export async function sendMessage<K extends keyof Messages>(
  type: K,
  input: Messages[K]["input"],
): Promise<Messages[K]["response"]> {
  return (await browser.runtime.sendMessage({ type, ...input } as Message)) as Messages[K]["response"];
}

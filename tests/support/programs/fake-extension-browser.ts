import { vi } from "vitest";
import type { Message } from "../../../extension/src/messages.ts";

type Listener = (...values: never[]) => unknown;

function createEvent() {
  const listeners: Listener[] = [];
  return {
    addListener: (listener: Listener) => void listeners.push(listener),
    emit: (...values: unknown[]) => listeners.map((listener) => listener(...(values as never[]))),
    clear: () => void (listeners.length = 0),
  };
}

function storageArea(area: string, onChanged: ReturnType<typeof createEvent>) {
  const emitChange = (keys: string[]) =>
    onChanged.emit(Object.fromEntries(keys.map((key) => [key, {}])), area);
  const stored = new Map<string, unknown>();
  return {
    stored,
    // Other tasks run between the calls, as in a browser.
    async get(key: string | null) {
      await new Promise(setImmediate);
      return Object.fromEntries(key === null ? stored : [[key, stored.get(key)]]);
    },
    async set(values: Record<string, unknown>) {
      await new Promise(setImmediate);
      for (const [key, value] of Object.entries(values)) stored.set(key, structuredClone(value));
      emitChange(Object.keys(values));
    },
    async remove(keys: string[]) {
      await new Promise(setImmediate);
      for (const key of keys) stored.delete(key);
      emitChange(keys);
    },
  };
}

const id = "nfdifhlhbpkobbokacciajnhongadcop";

/**
 * Simulates the browser that runs the extension's background script. `restart` loads the script again without its
 * memory, as browsers do after half a minute without work.
 */
export function fakeExtensionBrowser() {
  const events = {
    onMessage: createEvent(),
    onInstalled: createEvent(),
    onStartup: createEvent(),
    onAlarm: createEvent(),
    onAdded: createEvent(),
    onRemoved: createEvent(),
    onTabRemoved: createEvent(),
    onBeforeRequest: createEvent(),
    onErrorOccurred: createEvent(),
    onStorageChanged: createEvent(),
  };
  const [local, session] = [
    storageArea("local", events.onStorageChanged),
    storageArea("session", events.onStorageChanged),
  ];
  const badges = new Map<number, string>();
  const granted = { permissions: ["webRequest"], origins: [] as string[] };
  const { onMessage, onInstalled, onStartup, onAlarm, onAdded, onRemoved } = events;
  const registered: { id: string; matches: string[] }[] = [];
  const tabs: { id: number; url: string }[] = [];

  vi.stubGlobal("chrome", {
    runtime: {
      id,
      onMessage,
      onInstalled,
      onStartup,
      getURL: (path: string) => `chrome-extension://${id}/${path}`,
    },
    storage: { local, session, onChanged: events.onStorageChanged },
    alarms: { create: () => undefined, onAlarm },
    action: {
      setBadgeText: async ({ tabId, text }: { tabId: number; text: string }) => void badges.set(tabId, text),
      setBadgeBackgroundColor: async () => undefined,
    },
    i18n: { getUILanguage: () => "en-GB" },
    permissions: { getAll: async () => structuredClone(granted), onAdded, onRemoved },
    scripting: {
      getRegisteredContentScripts: async () => structuredClone(registered),
      registerContentScripts: async (scripts: typeof registered) => void registered.push(...scripts),
      updateContentScripts: async (scripts: typeof registered) =>
        void registered.splice(0, registered.length, ...scripts),
      unregisterContentScripts: async () => void (registered.length = 0),
    },
    tabs: {
      create: async ({ url }: { url: string }) => tabs[tabs.push({ id: 100 + tabs.length, url }) - 1],
      update: async (tabId: number, { url }: { url: string }) => void tabs.push({ id: tabId, url }),
      query: async () => [{ id: 1, url: "https://nike.example/" }],
      onRemoved: events.onTabRemoved,
    },
    webRequest: { onBeforeRequest: events.onBeforeRequest, onErrorOccurred: events.onErrorOccurred },
  });
  vi.stubEnv("PUBLIC_ORIGIN", "https://cashlane.example");
  vi.stubEnv("PROVIDER_PUBLIC_ORIGIN", "https://api.cashlane.example");

  return {
    id,
    events,
    local,
    session,
    badges,
    granted,
    registered,
    tabs,
    async restart(): Promise<void> {
      for (const { clear } of Object.values(events)) clear();
      vi.resetModules();
      await import("../../../extension/src/background/main.ts");
    },
    /**
     * Sends a message to the background script, by default from a tab of a store, and returns the response; undefined if
     * the script ignores it.
     */
    async send<Result>(message: Message, from: object = {}): Promise<Result> {
      return new Promise((resolve) => {
        const sender = { id, url: "https://nike.example/", tab: { id: 1 }, ...from };
        const isHandled = events.onMessage.emit(structuredClone(message), sender, resolve).includes(true);
        if (!isHandled) resolve(undefined as Result);
      });
    },
  };
}

import type { RequestLock, TabChannel, TabParts } from "~/features/notifications/connection/session-tabs";

interface OpenChannel {
  name: string;
  listeners: ((event: MessageEvent) => void)[];
}

/** Web Locks and BroadcastChannels of one browser, delivered on timers that tests control. */
export class FakeBrowser {
  #channels = new Set<OpenChannel>();
  #queues = new Map<string, Promise<unknown>>();
  #hasLocks: boolean;
  #electsNobody: boolean;

  constructor({ hasLocks = true, electsNobody = false } = {}) {
    this.#hasLocks = hasLocks;
    this.#electsNobody = electsNobody;
  }

  tabParts(): TabParts {
    return {
      createChannel: (name) => this.#openChannel(name),
      requestLock: this.#hasLocks ? this.#requestLock : undefined,
    };
  }

  #openChannel(name: string): TabChannel {
    const channelEntry: OpenChannel = { name, listeners: [] };
    this.#channels.add(channelEntry);
    return {
      addEventListener: (_, listener) => void channelEntry.listeners.push(listener),
      close: () => void this.#channels.delete(channelEntry),
      postMessage: (message) => {
        const data: unknown = structuredClone(message);
        for (const channel of this.#channels) {
          if (channel === channelEntry || channel.name !== name) continue;
          setTimeout(() =>
            channel.listeners.forEach((listener) => listener(new MessageEvent("message", { data }))),
          );
        }
      },
    };
  }

  #requestLock: RequestLock = (name, { signal }, hold) => {
    const error = new DOMException("Names cannot start with '-'.", "NotSupportedError");
    if (this.#electsNobody || name.startsWith("-")) return Promise.reject(error);
    const turn = this.#queues.get(name) ?? Promise.resolve();
    const result = turn.then(async () => {
      if (signal.aborted) throw signal.reason;
      await hold();
    });
    this.#queues.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
}

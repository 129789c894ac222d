import type { DashboardCalls } from "../connection/dashboard-calls";
import { Arrivals } from "./arrivals";
import { NotificationStore, type Command, type Feed, type Signal } from "./notification-store";
import type { ConnectionParts } from "../connection/realtime-connection";
import { browserTabs, joinTabs, type TabParts } from "../connection/session-tabs";

export interface SharedFeedParts {
  /**
   * A name derived from the session instead of the user, because the tabs' shared data must not outlive the
   * session.
   */
  channel: string;
  calls: DashboardCalls;
  openSocket: ConnectionParts["openSocket"];
  tabs?: TabParts;
  /** The timer of the connection. */
  schedule?: ConnectionParts["schedule"];
}

/** Messages between tabs. `answer` is the result of a command, for the tab that sent it. */
type TabMessage =
  | { kind: "hello" }
  | { kind: "feed"; feed: Feed }
  | { kind: "signal"; signal: Signal }
  | { kind: "command"; ticket: string; command: Command }
  | { kind: "answer"; ticket: string; done: boolean };

const responseTimeout = 6_000;

/**
 * A tab's access to the session's notifications. The leading tab holds the list and the socket; the others
 * show its data and send it commands. For use with `useSyncExternalStore`.
 */
export class SharedFeed {
  #parts: SharedFeedParts;
  #tabs: ReturnType<typeof joinTabs> | undefined;
  #store: NotificationStore | undefined;
  #feed: Feed = { status: "connecting" };
  #listeners = new Set<() => void>();
  #signalListeners = new Set<(signal: Signal) => void>();
  #arrivals = new Arrivals();
  #waiting = new Map<string, (done: boolean) => void>();

  constructor(parts: SharedFeedParts) {
    this.#parts = parts;
  }

  start(): void {
    const transports = {
      onLeading: () => this.#lead(),
      onMessage: (message: unknown) => this.#onMessage(message as TabMessage),
    };
    this.#tabs = joinTabs(this.#parts.channel, transports, this.#parts.tabs ?? browserTabs);
    if (!this.#store) this.#tabs.send({ kind: "hello" } satisfies TabMessage);
  }

  /** Disconnects this tab. Its socket closes, and another tab becomes the leader. */
  stop(): void {
    this.#store?.stop();
    this.#store = undefined;
    this.#tabs?.leave();
    this.#tabs = undefined;
    for (const settle of this.#waiting.values()) settle(false);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getFeed = (): Feed => this.#feed;

  /**
   * Subscribes to signals: changes, errors, and each new notification once. Returns a function that
   * unsubscribes.
   */
  onSignal(listener: (signal: Signal) => void): () => void {
    this.#signalListeners.add(listener);
    return () => void this.#signalListeners.delete(listener);
  }

  /** Sends a command to the leading tab. Returns whether the provider made the change. Never throws. */
  dispatch(command: Command): Promise<boolean> {
    if (this.#store) return this.#store.dispatch(command);
    const ticket = crypto.randomUUID();
    return new Promise((resolve) => {
      const settle = (done: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(ticket);
        resolve(done);
      };
      const timer = setTimeout(() => settle(false), responseTimeout);
      this.#waiting.set(ticket, settle);
      this.#tabs?.send({ kind: "command", ticket, command } satisfies TabMessage);
    });
  }

  #lead(): void {
    this.#store = new NotificationStore({
      calls: this.#parts.calls,
      openSocket: this.#parts.openSocket,
      ...(this.#parts.schedule && { schedule: this.#parts.schedule }),
      initialFeed: { ...this.#feed, status: "connecting" },
      publish: (feed) => {
        this.#show(feed);
        this.#tabs?.send({ kind: "feed", feed } satisfies TabMessage);
      },
      signal: (signal) => {
        this.#onSignal(signal);
        this.#tabs?.send({ kind: "signal", signal } satisfies TabMessage);
      },
    });
    this.#store.start();
  }

  #onMessage(message: TabMessage): void {
    const { kind } = message;
    if (kind === "answer") this.#waiting.get(message.ticket)?.(message.done);
    if (this.#store) return this.#serve(this.#store, message);
    if (kind === "feed") this.#show(message.feed);
    if (kind === "signal") this.#onSignal(message.signal);
  }

  #serve(store: NotificationStore, message: TabMessage): void {
    if (message.kind === "hello") this.#tabs?.send({ kind: "feed", feed: store.feed } satisfies TabMessage);
    if (message.kind !== "command") return;
    const { ticket, command } = message;
    void store
      .dispatch(command)
      .then((done) => this.#tabs?.send({ kind: "answer", ticket, done } satisfies TabMessage));
  }

  #show(feed: Feed): void {
    this.#feed = feed;
    for (const listener of this.#listeners) listener();
    const newNotifications = feed.inbox ? this.#arrivals.take(feed.inbox) : [];
    for (const notification of newNotifications) this.#notify({ kind: "arrived", notification });
  }

  #onSignal(signal: Signal): void {
    if (signal.kind !== "arrived" || this.#arrivals.isFirst(signal.notification)) this.#notify(signal);
  }

  #notify(signal: Signal): void {
    for (const listener of this.#signalListeners) listener(signal);
  }
}

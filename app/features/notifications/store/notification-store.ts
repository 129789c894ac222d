import type { Notification } from "#contract/notifications/notifications.ts";
import type { RealtimeMessage } from "#contract/realtime/realtime.ts";
import type { DashboardCalls, LoadProblem } from "../connection/dashboard-calls";
import {
  isConsistent,
  applyMessage,
  inboxOf,
  isSameInbox,
  mergeNotifications,
  removeNotification,
  type Inbox,
} from "./inbox";
import {
  RealtimeConnection,
  type Emit,
  type ConnectionParts,
  type ConnectionStatus,
} from "../connection/realtime-connection";

/** The data that every tab of a session shows. `inbox` is `undefined` until the first list has loaded. */
export interface Feed {
  status: ConnectionStatus;
  inbox?: Inbox;
  problem?: LoadProblem;
  /** The time of the last list or message, in milliseconds since 1970. */
  updatedAt?: number;
}

/**
 * An event for all tabs of a session that shows a toast or reloads the page's data. Tabs detect new
 * notifications themselves (`Arrivals`).
 */
export type Signal =
  | { kind: "arrived"; notification: Notification }
  | { kind: "changed" }
  | { kind: "connectionError"; detail: string }
  | { kind: "signedOut" };

type Change = { kind: "read" | "delete"; id: string } | { kind: "readAll" };
export type Command = Change | { kind: "retry" } | { kind: "check" };

interface StoreParts {
  calls: DashboardCalls;
  openSocket: ConnectionParts["openSocket"];
  publish: (feed: Feed) => void;
  signal: (signal: Signal) => void;
  /** The data that this tab showed before it became the leader. */
  initialFeed: Feed;
  /** The timer of the connection. */
  schedule?: ConnectionParts["schedule"];
}

// Milliseconds between two loads while live, and after a change.
const refetchEvery = 30_000;
const refetchDelay = 200;
/** The delay in milliseconds after both the dashboard and the socket have refused the list. */
const refetchDelayAfterFailures = 5_000;

/**
 * Holds a session's list of notifications and its socket. Applies the socket's messages to the list. Reloads
 * the list every 30 s while live, 200 ms after a change or if list and count are inconsistent, and 5 s after
 * a failure.
 */
export class NotificationStore {
  #parts: StoreParts;
  #connection: RealtimeConnection;
  #feed: Feed;
  #interval: ReturnType<typeof setInterval> | undefined;
  #refetch: ReturnType<typeof setTimeout> | undefined;
  // Counts the changes, because a list requested before a change must not revert it.
  #changes = 0;
  #loads = 0;
  /**
   * Messages that arrived over the current connection before its first list; `undefined` after that list. They
   * are applied after it, because it contains the notifications that were missed while offline.
   */
  #earlyMessages: RealtimeMessage[] | undefined;
  #isStopped = false;

  constructor(parts: StoreParts) {
    this.#parts = parts;
    this.#feed = parts.initialFeed;
    this.#connection = new RealtimeConnection({
      fetchHandshake: () => this.#fetchHandshake(),
      openSocket: parts.openSocket,
      onStatus: (status) => this.#onStatus(status),
      onMessage: (message) => this.#onMessage(message),
      onError: (detail) => parts.signal({ kind: "connectionError", detail }),
      warn: (text) => console.warn(text),
      ...(parts.schedule && { schedule: parts.schedule }),
    });
  }

  get feed(): Feed {
    return this.#feed;
  }

  start(): void {
    void this.#load();
    this.#connection.start();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#interval);
    clearTimeout(this.#refetch);
    this.#connection.stop();
  }

  /** Executes a tab's command. Returns whether the provider made the change. */
  async dispatch(command: Command): Promise<boolean> {
    if (command.kind === "check" || command.kind === "retry") return this.#recheck(command.kind);
    const previousInbox = this.#feed.inbox;
    this.#changes += 1;
    if (previousInbox)
      this.#show({
        inbox: command.kind === "readAll" ? inboxOf([]) : removeNotification(previousInbox, command.id),
      });
    const isDone = await this.#execute(command);
    this.#changes += 1;
    if (!isDone && previousInbox) this.#restore(previousInbox, command);
    if (isDone) this.#loadSoon();
    return isDone;
  }

  async #recheck(how: "check" | "retry"): Promise<boolean> {
    const wasLive = this.#connection.status === "live";
    this.#connection[how]();
    if (how === "retry" || !wasLive) await this.#load();
    return !this.#feed.problem;
  }

  /** Uses the socket while it is live, and otherwise the dashboard, but never both. */
  async #execute(command: Change): Promise<boolean> {
    const { calls } = this.#parts;
    if (this.#connection.status === "live") return this.#emit(emitFor(command));
    const isDone =
      command.kind === "readAll"
        ? await calls.markAllRead()
        : await (command.kind === "read" ? calls.markRead(command.id) : calls.remove(command.id));
    if (!isDone) console.warn(`Notifications: ${command.kind} failed.`);
    return isDone;
  }

  async #emit(emit: Emit): Promise<boolean> {
    try {
      const acknowledgement = await this.#connection.emit(emit);
      if (!acknowledgement.ok)
        console.warn(`Notifications: ${emit.event} was refused: ${acknowledgement.key ?? "no reason"}.`);
      return acknowledgement.ok;
    } catch (error) {
      console.warn(`Notifications: ${emit.event} failed.`, error);
      return false;
    }
  }

  #restore(previousInbox: Inbox, command: Change): void {
    const current = this.#feed.inbox ?? inboxOf([]);
    const removed = previousInbox.unread.filter((one) => command.kind === "readAll" || one.id === command.id);
    const hidden = command.kind === "readAll" ? previousInbox.unreadCount - previousInbox.unread.length : 0;
    const restored = mergeNotifications(current, removed);
    this.#show({ inbox: { ...restored, unreadCount: restored.unreadCount + hidden } });
  }

  async #fetchHandshake() {
    const handshake = await this.#parts.calls.fetchHandshake();
    if (!handshake) this.#parts.signal({ kind: "signedOut" });
    return handshake;
  }

  #onStatus(status: ConnectionStatus): void {
    clearInterval(this.#interval);
    // Discards the early messages, because the next list contains their notifications.
    this.#earlyMessages = undefined;
    if (this.#isStopped) return;
    this.#show({ status });
    if (status !== "live") return;
    this.#earlyMessages = [];
    this.#interval = setInterval(() => void this.#load(), refetchEvery);
    // Events missed while offline are in the next list. The socket server doesn't store them.
    void this.#load();
  }

  #onMessage(message: RealtimeMessage): void {
    this.#changes += 1;
    if (message.type === "notifications_list" || message.type === "notification_sync") {
      this.#applyList(message);
      this.#applyEarlyMessages();
    } else if (this.#earlyMessages && message.type !== "unread_count") {
      this.#earlyMessages.push(message);
      // Some providers don't send a list without a request.
      this.#loadSoon();
    } else this.#apply(message);
  }

  #apply(message: RealtimeMessage): void {
    if (message.type === "new_notification" && message.notification)
      this.#parts.signal({ kind: "arrived", notification: message.notification });
    const previousInbox = this.#feed.inbox;
    if (previousInbox) this.#show({ inbox: applyMessage(previousInbox, message), updatedAt: Date.now() });
    if (this.#feed.inbox && !isConsistent(this.#feed.inbox)) this.#loadSoon();
    if (/^(?:notification_read|notification_deleted|bulk_notifications_read)$/.test(message.type))
      this.#parts.signal({ kind: "changed" });
  }

  #applyList(message: RealtimeMessage): void {
    const previousInbox = this.#feed.inbox;
    const inbox = applyMessage(previousInbox ?? inboxOf([]), message);
    this.#show({ inbox, updatedAt: Date.now(), problem: undefined });
    if (!isConsistent(inbox)) this.#loadSoon();
    if (message.type !== "notification_sync") return;
    // The list was read before it was sent, so it may lack notifications that have arrived since.
    if (previousInbox && !isSameInbox(previousInbox, inbox)) this.#loadSoon();
    // No other message is sent when notifications are restored or marked unread. A read notification in the
    // list changes a page, but not the inbox.
    const hasRead = message.notifications?.some((one) => one.isRead) ?? false;
    this.#signalDifference(previousInbox, inbox, hasRead);
  }

  /** Applies the early messages after a list, so that missed notifications are announced before newer ones. */
  #applyEarlyMessages(): void {
    const earlyMessages = this.#earlyMessages ?? [];
    this.#earlyMessages = undefined;
    for (const message of earlyMessages) this.#apply(message);
  }

  /** Signals that the pages are outdated. Before the first list they are up to date. */
  #signalDifference(previousInbox: Inbox | undefined, inbox: Inbox, isDifferent = false): void {
    if (previousInbox && (isDifferent || !isSameInbox(previousInbox, inbox)))
      this.#parts.signal({ kind: "changed" });
  }

  #loadSoon(delay = refetchDelay): void {
    clearTimeout(this.#refetch);
    if (!this.#isStopped) this.#refetch = setTimeout(() => void this.#load(), delay);
  }

  async #load(): Promise<void> {
    const changesBefore = this.#changes;
    const loadNumber = (this.#loads += 1);
    const result = await this.#parts.calls.load();
    if (this.#isStopped || loadNumber !== this.#loads) return;
    if ("signedOut" in result) return this.#parts.signal({ kind: "signedOut" });
    if ("problem" in result) return void this.#loadFailed(result.problem);
    const isStale = changesBefore !== this.#changes;
    if (isStale) this.#loadSoon();
    const previousInbox = this.#feed.inbox;
    if (isStale && previousInbox) return;
    const inbox = inboxOf(result.notifications, result.unreadCount);
    this.#show({ inbox, problem: undefined, updatedAt: Date.now() });
    this.#signalDifference(previousInbox, inbox);
    // If there are no early messages yet, this list may be older than the connection's first messages.
    if (this.#earlyMessages?.length) this.#applyEarlyMessages();
  }

  async #loadFailed(problem: LoadProblem): Promise<void> {
    this.#show({ problem });
    if (this.#connection.status !== "live") return;
    // The socket may still reach the provider, which responds with `notifications_list`.
    const isAccepted = await this.#emit({ event: "get_notifications", payload: { page: 1, limit: 100 } });
    // A new connection requests the list anyway.
    if (isAccepted || this.#connection.status !== "live") return;
    this.#applyEarlyMessages();
    this.#loadSoon(refetchDelayAfterFailures);
  }

  #show(change: Partial<Feed>): void {
    if (this.#isStopped) return;
    this.#feed = { ...this.#feed, ...change };
    this.#parts.publish(this.#feed);
  }
}

function emitFor(command: Change): Emit {
  if (command.kind === "readAll") return { event: "mark_all_as_read" };
  const payload = { notificationId: command.id };
  return { event: command.kind === "read" ? "mark_as_read" : "delete_notification", payload };
}

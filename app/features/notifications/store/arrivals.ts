import type { Notification } from "#contract/notifications/notifications.ts";
import type { Inbox } from "./inbox";

const day = 86_400_000;

/**
 * Records the notifications a tab has seen, so that it announces each one once. The same notification can
 * arrive by the socket, with a list after an outage, and from another tab (docs/decisions/0034).
 */
export class Arrivals {
  #seen = new Set<string>();
  /**
   * Milliseconds since 1970. Older notifications existed before the tab was opened. `undefined` before the
   * first inbox.
   */
  #since: number | undefined;

  /**
   * Returns the notifications that weren't in the previous inbox, oldest first. Returns none for the first
   * inbox.
   */
  take({ unread }: Inbox): Notification[] {
    const unseen = unread.filter((notification) => this.#isNew(notification));
    for (const { id } of unread) this.#seen.add(id);
    if (this.#since !== undefined) return unseen.toReversed();
    // An old notification that was marked unread isn't a new one.
    this.#since = unread[0] ? Date.parse(unread[0].createdAt) : Date.now() - day;
    return [];
  }

  /** Returns whether a notification from the socket is new to this tab. */
  isFirst({ id }: Notification): boolean {
    const isNew = !this.#seen.has(id);
    this.#seen.add(id);
    return isNew;
  }

  #isNew({ id, createdAt }: Notification): boolean {
    return !this.#seen.has(id) && Date.parse(createdAt) >= (this.#since ?? -Infinity);
  }
}

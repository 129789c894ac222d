import type { Notification } from "#contract/notifications/notifications.ts";
import type { Inbox } from "./inbox";

const day = 86_400_000;

/**
 * Records the notifications a tab has seen, so that it announces each once, whether it comes by the socket,
 * with the list after an outage, or from another tab (docs/decisions/0034).
 */
export class Arrivals {
  #seen = new Set<string>();
  /** Milliseconds since 1970. Older notifications existed before the tab. `undefined` until the first inbox. */
  #since: number | undefined;

  /**
   * Returns the notifications that are new since the previous inbox, oldest first; none for the first inbox.
   */
  take({ unread }: Inbox): Notification[] {
    const unseen = unread.filter((notification) => this.#isNew(notification));
    for (const { id } of unread) this.#seen.add(id);
    if (this.#since !== undefined) return unseen.toReversed();
    // An old notification that is marked unread isn't an arrival.
    this.#since = unread[0] ? Date.parse(unread[0].createdAt) : Date.now() - day;
    return [];
  }

  /** Returns whether a notification of the socket is new to this tab. */
  isFirst({ id }: Notification): boolean {
    const isNew = !this.#seen.has(id);
    this.#seen.add(id);
    return isNew;
  }

  #isNew({ id, createdAt }: Notification): boolean {
    return !this.#seen.has(id) && Date.parse(createdAt) >= (this.#since ?? -Infinity);
  }
}

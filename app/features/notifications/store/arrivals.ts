import type { Notification } from "#contract/notifications.ts";
import type { Inbox } from "./inbox";

const day = 86_400_000;

/**
 * Remembers what a tab has seen, so that it announces each notification once, however it came: by the socket,
 * with the list after an outage, or from another tab (docs/decisions/0034).
 */
export class Arrivals {
  #seen = new Set<string>();
  /** Milliseconds since 1970: what is older was there before the tab. Undefined until the first inbox. */
  #since: number | undefined;

  /** What of an inbox has arrived since the last one, oldest first. Nothing of the first has. */
  take({ unread }: Inbox): Notification[] {
    const unseen = unread.filter((notification) => this.#isNew(notification));
    for (const { id } of unread) this.#seen.add(id);
    if (this.#since !== undefined) return unseen.toReversed();
    // An old notification that is marked unread later is no arrival.
    this.#since = unread[0] ? Date.parse(unread[0].createdAt) : Date.now() - day;
    return [];
  }

  /** Whether one that the socket calls new is so for this tab, too. */
  takeOne({ id }: Notification): boolean {
    const isNew = !this.#seen.has(id);
    this.#seen.add(id);
    return isNew;
  }

  #isNew({ id, createdAt }: Notification): boolean {
    return !this.#seen.has(id) && Date.parse(createdAt) >= (this.#since ?? -Infinity);
  }
}

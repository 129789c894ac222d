import type { Notification } from "#contract/notifications/notifications.ts";

/** Applies pending changes to the list: removes deleted rows, and marks others as read or unread. */
export function applyPending(rows: readonly Notification[], pending: readonly FormData[]): Notification[] {
  let result = [...rows];
  for (const form of pending) {
    const ids = new Set(form.getAll("id"));
    const intent = form.get("intent");
    if (intent === "delete") result = result.filter(({ id }) => !ids.has(id));
    if (intent === "read" || intent === "unread")
      result = result.map((row) => (ids.has(row.id) ? { ...row, isRead: intent === "read" } : row));
  }
  return result;
}

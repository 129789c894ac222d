import type { Notification } from "#contract/notifications/notifications.ts";

/** Returns the list with pending changes applied: deleted rows removed, and others marked read or unread. */
export function applyPending(rows: readonly Notification[], pending: readonly FormData[]): Notification[] {
  let shown = [...rows];
  for (const form of pending) {
    const ids = new Set(form.getAll("id"));
    const intent = form.get("intent");
    if (intent === "delete") shown = shown.filter(({ id }) => !ids.has(id));
    if (intent === "read" || intent === "unread")
      shown = shown.map((row) => (ids.has(row.id) ? { ...row, isRead: intent === "read" } : row));
  }
  return shown;
}

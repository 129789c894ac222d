import type { ServerEvents } from "./realtime.ts";

/**
 * Names of the events a client must handle, in a fixed order. Separate from the schemas, so that browser code
 * doesn't load the schema library.
 */
export const serverEventNames = [
  "new_notification",
  "notification_read",
  "notification_deleted",
  "bulk_notifications_read",
  "unread_count",
  "notification_sync",
  "notifications_list",
] as const satisfies readonly (keyof ServerEvents)[];

import type { ServerEvents } from "./realtime.ts";

/**
 * Names of the events a client must handle, in a fixed order. Apart from the schemas, so that the
 * browser can know them without carrying the schemas' library.
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

import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { pageMeta, pageQuery } from "../calls/paging.ts";

export const notification = z.object({
  id,
  type: z.string(),
  title: z.string(),
  description: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
  user: id.nullish(),
  offer: id.nullish(),
  /** The withdrawal that the notification is about, if any. */
  paymentTrackingId: id.nullish(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = defineCall("GET", "/notifications/current-user", {
  summary: "List my notifications, newest first",
  /** All filters are optional. A provider that doesn't support them returns all notifications. */
  query: pageQuery.extend({
    state: z.enum(["unread", "read"]).optional(),
    type: z.string().max(64).optional(),
    /** `meta.nextCursor` of the previous page. `page` is then ignored. */
    cursor: z.string().max(256).optional(),
  }),
  data: z.array(notification),
  meta: pageMeta.optional(),
});
/** A single notification, with the store of its purchase if it is known. */
export const notificationDetails = notification.extend({
  store: z.object({ slug: z.string(), name: z.string() }).nullish(),
});
export type NotificationDetails = z.infer<typeof notificationDetails>;
export const getNotification = defineCall("GET", "/notifications/{id}", {
  summary: "Retrieve one of my notifications",
  data: notificationDetails,
});
export const markNotificationRead = defineCall("PATCH", "/notifications/{id}/mark-as-read", {
  summary: "Mark a notification as read",
  data: z.unknown(),
});
export const markAllNotificationsRead = defineCall("PATCH", "/notifications/current-user/mark-all-as-read", {
  summary: "Mark all notifications as read",
  data: z.unknown(),
});

/** Identifies a deletion for `restoreNotifications`; `null` if the provider can't restore it. */
const deletion = id.nullish();

export const deleteNotification = defineCall("DELETE", "/notifications/{id}", {
  summary: "Delete a notification; repeating the call succeeds while the deletion can be undone",
  data: z.object({ deletion }).nullable(),
});

/** The maximum number of notifications in one change. */
export const maxChangedNotifications = 100;
export const changeNotifications = defineCall("PATCH", "/notifications/current-user", {
  summary: "Mark several notifications as read or unread, or delete them",
  body: z.object({
    change: z.enum(["read", "unread", "delete"]),
    ids: z.array(id).min(1).max(maxChangedNotifications),
  }),
  /** `ids` are the changed notifications. Refused with 404 if there are none. */
  data: z.object({ ids: z.array(id), unreadCount: z.int(), deletion }),
});
export type NotificationChange = z.infer<(typeof changeNotifications)["body"]>["change"];

export const restoreNotifications = defineCall("POST", "/notifications/current-user/restore", {
  summary: "Undo a deletion of notifications within 15 minutes",
  body: z.object({ deletion: id }),
  data: z.object({ ids: z.array(id), unreadCount: z.int() }),
});

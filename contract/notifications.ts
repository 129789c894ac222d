import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, idParams, instant } from "./identifiers.ts";
import { pageMeta, pageQuery } from "./paging.ts";

/** Each known type has an icon and colour of its own; any other gets a default bell (specification §3). */
export const notificationTypes = [
  "withdrawal_approved",
  "withdrawal_rejected",
  "withdrawal_paid",
  "cashback_earned",
  "offer_completed",
] as const;

export const notification = z.object({
  id,
  type: z.string(),
  title: z.string(),
  description: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
  user: id.nullish(),
  offer: id.nullish(),
  /** The withdrawal behind it, where there is one. */
  paymentTrackingId: id.nullish(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = defineCall("GET", "/notifications/current-user", {
  summary: "My notifications, newest first",
  /** Beyond the specification, both optional: a provider that does not know them answers with all. */
  query: pageQuery.extend({
    state: z.enum(["unread", "read"]).optional(),
    type: z.string().max(64).optional(),
  }),
  data: z.array(notification),
  meta: pageMeta.optional(),
});
export const getNotification = defineCall("GET", "/notifications/{id}", {
  summary: "One of my notifications",
  params: idParams,
  data: notification,
});
export const markNotificationRead = defineCall("PATCH", "/notifications/{id}/mark-as-read", {
  summary: "Mark one read",
  params: idParams,
  data: z.unknown(),
});
export const markAllNotificationsRead = defineCall("PATCH", "/notifications/current-user/mark-all-as-read", {
  summary: "Mark all read",
  data: z.unknown(),
});
export const deleteNotification = defineCall("DELETE", "/notifications/{id}", {
  summary: "Delete one",
  params: idParams,
  data: z.null(),
});

import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id } from "../text/identifiers.ts";
import { notification, type Notification } from "../notifications/notifications.ts";

/** A token that can only open a socket, valid for 60 seconds. */
export const createRealtimeToken = defineCall("POST", "/v1/realtime/token", {
  summary: "Create a token for the socket's handshake",
  data: z.object({ token: z.string(), expiresIn: z.number().int() }),
});

/** The payloads of the events that a client sends. */
export const markAsReadPayload = z.object({ notificationId: id });
export const deleteNotificationPayload = z.object({ notificationId: id });
export const getNotificationsPayload = z.object({
  page: z.int().min(1).default(1),
  limit: z.int().min(1).max(100).default(10),
});

/** A message to the client: `type` and the fields of the event with that name. */
export const realtimeMessage = z.object({
  type: z.string(),
  notification: notification.optional(),
  notificationId: id.optional(),
  wasRead: z.boolean().optional(),
  count: z.int().optional(),
  notifications: z.array(notification).optional(),
  unreadCount: z.int().optional(),
});
export type RealtimeMessage = z.infer<typeof realtimeMessage>;

/** The answer to a client's event: done, or refused with a stable key. */
export interface Acknowledgement {
  ok: boolean;
  key?: string;
}
type Acknowledge = (acknowledgement: Acknowledgement) => void;

export interface ClientEvents {
  mark_as_read: (payload: { notificationId: string }, acknowledge?: Acknowledge) => void;
  mark_all_as_read: (acknowledge?: Acknowledge) => void;
  delete_notification: (payload: { notificationId: string }, acknowledge?: Acknowledge) => void;
  get_notifications: (payload: { page?: number; limit?: number }, acknowledge?: Acknowledge) => void;
}

export interface ServerEvents {
  new_notification: (message: {
    type: "new_notification";
    notification: Notification;
    unreadCount: number;
  }) => void;
  notification_read: (message: {
    type: "notification_read";
    notificationId: string;
    unreadCount: number;
  }) => void;
  notification_deleted: (message: {
    type: "notification_deleted";
    notificationId: string;
    wasRead: boolean;
    unreadCount: number;
  }) => void;
  bulk_notifications_read: (message: {
    type: "bulk_notifications_read";
    count: number;
    unreadCount: number;
  }) => void;
  unread_count: (message: { type: "unread_count"; count: number; unreadCount: number }) => void;
  notification_sync: (message: {
    type: "notification_sync";
    notifications: Notification[];
    unreadCount: number;
  }) => void;
  notifications_list: (message: {
    type: "notifications_list";
    notifications: Notification[];
    count: number;
    unreadCount: number;
  }) => void;
}

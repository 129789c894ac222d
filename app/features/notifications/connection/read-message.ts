import type { Notification } from "#contract/notifications/notifications.ts";
import type { RealtimeMessage } from "#contract/realtime/realtime.ts";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isBoolean: Check = (value) => typeof value === "boolean";
const isInteger: Check = (value) => Number.isSafeInteger(value);
const isId: Check = (value) => typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
const isInstant: Check = (value) =>
  typeof value === "string" && isoInstant.test(value) && !Number.isNaN(Date.parse(value));
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);

const notificationChecks: Record<keyof Notification, Check> = {
  id: isId,
  type: isText,
  title: isText,
  description: isText,
  isRead: isBoolean,
  createdAt: isInstant,
  user: nullable(isId),
  offer: nullable(isId),
  paymentTrackingId: nullable(isId),
};
const messageChecks: Record<keyof RealtimeMessage, Check> = {
  type: isText,
  notification: optional(isNotification),
  notificationId: optional(isId),
  wasRead: optional(isBoolean),
  count: optional(isInteger),
  notifications: optional(isNotificationList),
  unreadCount: optional(isInteger),
};

/**
 * Returns an event's payload if it matches the contract's `realtimeMessage`. It doesn't use the schema,
 * because its library would be loaded on every page after login; a test checks that both accept the same
 * messages. A missing `type` defaults to the event's name.
 */
export function readMessage(event: string, payload: unknown): RealtimeMessage | undefined {
  const message = isRecord(payload) ? { type: event, ...payload } : payload;
  return passesChecks(message, messageChecks) ? (message as RealtimeMessage) : undefined;
}

/** Returns whether a value is a list of the contract's notifications. */
export function isNotificationList(value: unknown): value is Notification[] {
  return Array.isArray(value) && value.every(isNotification);
}

function isNotification(value: unknown): value is Notification {
  return passesChecks(value, notificationChecks);
}

function passesChecks(value: unknown, checks: Record<string, Check>): boolean {
  return isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { FastifyInstance } from "fastify";
import { isOn } from "../notification-settings/defaults.ts";
import { isQuiet, nextClockTime } from "../notification-settings/local-time.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { postRequest, type PostResult } from "../../outbound-request.ts";
import { readRetryAfter } from "../../retry-after.ts";
import { composePush, type PushRequest } from "./compose.ts";
import { findPushKeys } from "./keys.ts";
import {
  deleteDevice,
  deleteMessage,
  findTarget,
  noteDelivery,
  type PushDeviceRow,
  type PushMessageRow,
  postponeMessage,
  postponeOthers,
  takeDueMessage,
} from "./repository.ts";

export type PushApp = Pick<FastifyInstance, "clock" | "database" | "environment" | "log">;
/** Sends a request to a push service. Never throws. */
export type PushTransport = (request: PushRequest) => Promise<Omit<PostResult, "responseText">>;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const lease = minute;
/** The timeout of a request, shorter than the lease, so that two processes don't send the same message. */
const timeout = 10 * second;
/** The waits after each failed attempt, together about a day. */
const waits = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 15 * hour];
/** Older messages are no longer sent; the notification is still in the app. */
const maxAge = 36 * hour;

/** Sends to public addresses over https only, to the address that was checked. */
export const pushOverHttps: PushTransport = ({ url, headers, body }) => {
  if (!url.startsWith("https:")) return Promise.resolve({ status: null, failure: "private_address" });
  return postRequest(url, { headers, body }, { allowPrivate: false, timeout });
};

/** Sends all messages that are due, one after the other, until aborted. Returns how many were taken. */
export async function sendDuePushes(
  app: PushApp,
  transport: PushTransport = pushOverHttps,
  stop?: AbortSignal,
): Promise<number> {
  for (let taken = 0; ; taken++) {
    if (stop?.aborted) return taken;
    const now = app.clock();
    const message = await takeDueMessage(app.database, now, new Date(now.getTime() + lease));
    if (!message) return taken;
    await sendLeased(app, transport, message);
  }
}

async function sendLeased(app: PushApp, transport: PushTransport, message: PushMessageRow): Promise<void> {
  const { database } = app;
  const now = app.clock();
  const target = await findTarget(database, message);
  if (!target) return;
  const { device, isLive, isUnread } = target;
  // The session has ended, for example because the member logged out on this device.
  if (!isLive) return deleteDevice(database, device);
  const settings = await findSettings(database, device.userId);
  const isTooOld = now.getTime() - message.createdAt.getTime() > maxAge;
  const isOutOfAttempts = message.attempts > waits.length + 1;
  if (!isUnread || isTooOld || isOutOfAttempts || !isOn(settings, message.type, "browser"))
    return deleteMessage(database, message.id);
  const { quietHours, discreet: isDiscreet } = settings;
  const timeZone = settings.timeZone ?? "UTC";
  if (quietHours && isQuiet(now, quietHours, timeZone)) {
    const dueAt = nextClockTime(now, quietHours.end, timeZone);
    return postponeMessage(database, message, { dueAt, isTry: false });
  }
  const keys = await findPushKeys(app);
  let request;
  try {
    request = composePush(app, { device, message, isDiscreet, keys });
  } catch (error) {
    app.log.warn({ err: error, device: device.id }, "a push message could not be encrypted");
    return deleteDevice(database, device);
  }
  await processResponse(app, { message, device }, await transport(request));
}

async function processResponse(
  app: PushApp,
  { message, device }: { message: PushMessageRow; device: PushDeviceRow },
  { status, failure, retryAfter }: Omit<PostResult, "responseText">,
): Promise<void> {
  const { database } = app;
  const now = app.clock();
  if (failure === null) {
    // If the process crashes before this line, the message is sent twice. The device shows it once, because
    // both have the same tag.
    await deleteMessage(database, message.id);
    return noteDelivery(database, device.id, now);
  }
  app.log.info({ device: device.id, status, failure, attempts: message.attempts }, "a push was refused");
  if (isOver(status, failure)) return deleteDevice(database, device);
  const wait = waits[message.attempts - 1];
  const isRejected = status !== null && status < 500 && status !== 429;
  if (isRejected || wait === undefined) return deleteMessage(database, message.id);
  const next = now.getTime() + wait * (0.8 + 0.4 * Math.random());
  const dueAt = new Date(Math.max(next, readRetryAfter(retryAfter, now)?.getTime() ?? 0));
  await postponeMessage(database, message, { dueAt, isTry: true });
  // Otherwise, each of the device's messages would wait for the same service until the timeout, which delays
  // the messages to other devices.
  await postponeOthers(database, message, dueAt);
}

/**
 * Returns whether a device can no longer get messages: its subscription has expired or ended (404, 410), was
 * created for different keys of the server (401, 403), or has an address that isn't public.
 */
function isOver(status: number | null, failure: PostResult["failure"]): boolean {
  return failure === "private_address" || (status !== null && [401, 403, 404, 410].includes(status));
}

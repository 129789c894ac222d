import type { FastifyInstance } from "fastify";
import { isOn } from "../notification-settings/defaults.ts";
import { isQuiet, nextClockTime } from "../notification-settings/local-time.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { isLinkOpen } from "../mail-links/repository.ts";
import { composeMail } from "./compose.ts";
import {
  endMail,
  findAttachments,
  findMail,
  forgetMail,
  type MailWithItems,
  type MailItemRow,
  type MailRow,
  postponeMail,
  takeDueMail,
} from "./repository.ts";
import { isFinal, type MailTransport } from "./transport.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment" | "log">;

const second = 1_000;
const minute = 60 * second;
const lease = 2 * minute;
/** The sending of a mail is aborted before its lease ends, so that two processes never send the same mail. */
const sendTimeout = 60 * second;
/**
 * With the waits below, attempts continue for about 38 hours, so that a mail server may be down overnight.
 */
export const maxAttempts = 14;
const maxWait = 6 * 60 * minute;

/** Sends all mails that are due, one after the other, until aborted. Returns how many were taken. */
export async function sendDueMails(app: App, transport: MailTransport, stop?: AbortSignal): Promise<number> {
  for (let taken = 0; ; taken++) {
    if (stop?.aborted) return taken;
    const now = app.clock();
    const mail = await takeDueMail(app.database, now, new Date(now.getTime() + lease));
    if (!mail) return taken;
    await sendLeased(app, transport, mail);
  }
}

async function sendLeased(app: App, transport: MailTransport, mail: MailRow): Promise<void> {
  const { database } = app;
  const now = app.clock();
  // Every process that took this mail before has crashed while sending it.
  if (mail.attempts > maxAttempts) return endOrForget(database, mail, "dead", now, "given up");
  const found = await findMail(database, mail.id);
  if (!found) return;
  const { items, notBefore } = await findItemsToSend(app, found);
  if (items.length === 0) return endOrForget(database, mail, "dropped", now);
  if (notBefore) return postponeMail(database, mail, notBefore, { error: mail.error, isTry: false });
  const attachments = await findAttachments(database, mail.id);
  try {
    await withTimeLimit(sendTimeout, transport.send(composeMail(app, { ...found, items }, attachments)));
  } catch (error) {
    return await fail(app, mail, error);
  }
  // If the process crashes between the server's confirmation and this line, the mail is sent twice. Crashes
  // at other times cause no duplicates.
  await endOrForget(database, mail, "sent", app.clock());
}

interface Sendable {
  items: MailItemRow[];
  /** The end of the quiet hours that postpone the mail. */
  notBefore?: Date;
}

/**
 * Returns the items to send. Links, answers and notices are always sent; for all others, the member's settings
 * apply.
 */
async function findItemsToSend(app: App, mail: MailWithItems): Promise<Sendable> {
  const { kind, userId } = mail.mail;
  if (kind === "link") return linkToSend(app, mail);
  if (kind === "notice" || kind === "answer" || userId === null) return { items: mail.items };
  return findEnabledItems(app, mail, userId);
}

/** Returns the items that the member has enabled for mail. */
async function findEnabledItems(
  { database, clock }: App,
  { items }: MailWithItems,
  userId: string,
): Promise<Sendable> {
  const settings = await findSettings(database, userId);
  const { quietHours } = settings;
  const timeZone = settings.timeZone ?? "UTC";
  const enabled = items.filter(({ type }) => isOn(settings, type, "email"));
  if (!quietHours || !isQuiet(clock(), quietHours, timeZone)) return { items: enabled };
  return { items: enabled, notBefore: nextClockTime(clock(), quietHours.end, timeZone) };
}

/** Returns the link of a mail, unless it has expired or was used. */
async function linkToSend({ database, clock }: App, { mail, items }: MailWithItems): Promise<Sendable> {
  return { items: (await isLinkOpen(database, mail.linkId, clock())) ? items : [] };
}

/**
 * Ends a mail, whether sent or not. A mail to an address without an account is deleted together with the
 * address.
 */
async function endOrForget(
  database: App["database"],
  { id, kind }: MailRow,
  ...[state, now, error]: [state: "sent" | "dropped" | "dead", now: Date, error?: string]
): Promise<void> {
  if (kind === "farewell" || kind === "invitation") await forgetMail(database, id);
  else await endMail(database, id, state, now, error);
}

async function fail(app: App, mail: MailRow, error: unknown): Promise<void> {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isOver = isFinal(error) || mail.attempts >= maxAttempts;
  app.log.warn({ mail: mail.id, attempts: mail.attempts, isOver, error: text }, "a mail could not be sent");
  const now = app.clock();
  if (isOver) return endOrForget(app.database, mail, "dead", now, text);
  const retryAt = new Date(now.getTime() + waitAfter(mail.attempts));
  await postponeMail(app.database, mail, retryAt, { error: text, isTry: true });
}

/**
 * Returns the milliseconds until the next attempt: a minute, doubled each time, with random variation so that
 * many mails aren't retried at once.
 */
export function waitAfter(attempts: number, random = Math.random()): number {
  return Math.min(maxWait, minute * 2 ** (attempts - 1)) * (0.75 + random / 2);
}

async function withTimeLimit(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long")), milliseconds);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

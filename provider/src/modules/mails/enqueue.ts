import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { NotificationSettings } from "#contract/notifications/notification-settings.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailItems, mails } from "../../database/schema/mail-schema.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";
import { nextClockTime } from "../notification-settings/local-time.ts";

const digestTime = "08:00";
const mailsOfBatch = 1_000;

interface QueuedMail {
  userId: string;
  /** Identifies the event. A second mail with the same cause is never sent. */
  cause: string;
  type: string;
  texts: NotificationTexts;
  /** The path of the dashboard's page on the subject, without a language. */
  path: string;
  settings: NotificationSettings;
  now: Date;
}

/**
 * Adds emails to the outbox, or to their members' next digests, in the transaction of the event (M3). Does
 * nothing for causes that already exist.
 */
export async function enqueueMails(tx: Transaction, queued: QueuedMail[]): Promise<void> {
  const immediate = queued.filter(({ settings }) => settings.digest === "off");
  for (let from = 0; from < immediate.length; from += mailsOfBatch)
    await enqueueSingles(tx, immediate.slice(from, from + mailsOfBatch));
  for (const one of queued) if (one.settings.digest !== "off") await addToDigest(tx, one);
}

async function enqueueSingles(tx: Transaction, queued: QueuedMail[]): Promise<void> {
  const rows = queued.map(({ userId, cause, settings, now }) => {
    const times = { sendAfter: now, createdAt: now };
    return {
      id: randomUUID(),
      userId,
      kind: "single" as const,
      cause,
      language: settings.language,
      ...times,
    };
  });
  const mailed = await tx
    .insert(mails)
    .values(rows)
    .onConflictDoNothing({ target: mails.cause })
    .returning({ id: mails.id });
  const addedMailIds = new Set(mailed.map(({ id }) => id));
  const items = queued.flatMap((one, index) => {
    const { id } = rows[index]!;
    return addedMailIds.has(id) ? [itemOf(one, id)] : [];
  });
  if (items.length === 0) return;
  const written = await tx
    .insert(mailItems)
    .values(items)
    .onConflictDoNothing({ target: mailItems.cause })
    .returning({ mailId: mailItems.mailId });
  const filledMailIds = new Set(written.map(({ mailId }) => mailId));
  // All items of these mails are in digests, so the mails are empty.
  const empty = [...addedMailIds].filter((id) => !filledMailIds.has(id));
  if (empty.length > 0) await tx.delete(mails).where(inArray(mails.id, empty));
}

async function addToDigest(tx: Transaction, queued: QueuedMail): Promise<void> {
  const { settings, now } = queued;
  const digestTimeAfter = (moment: Date) =>
    nextClockTime(moment, digestTime, settings.timeZone ?? "UTC", settings.digest === "weekly");
  const due = digestTimeAfter(now);
  const mailId = (await openDigest(tx, queued, due)) ?? (await openDigest(tx, queued, digestTimeAfter(due)));
  if (mailId === undefined) return;
  await tx.insert(mailItems).values(itemOf(queued, mailId)).onConflictDoNothing({ target: mailItems.cause });
}

function itemOf({ cause, type, texts, path, now }: QueuedMail, mailId: string) {
  return { id: randomUUID(), mailId, cause, type, ...texts, path, createdAt: now };
}

/**
 * Returns the member's digest of a day, created if necessary. Its row is locked until the transaction ends, so
 * that it isn't sent without the new item. Undefined if it has been sent or is being sent.
 */
async function openDigest(
  tx: Transaction,
  { userId, settings: { digest, language }, now }: QueuedMail,
  due: Date,
): Promise<string | undefined> {
  if (digest === "off") return undefined;
  const cause = `digest:${userId}:${digest}:${due.toISOString()}`;
  const row = { id: randomUUID(), userId, kind: digest, cause, language };
  const [mail] = await tx
    .insert(mails)
    .values({ ...row, sendAfter: due, createdAt: now })
    .onConflictDoUpdate({ target: mails.cause, set: { cause: sql`excluded.cause` } })
    .returning({ id: mails.id, state: mails.state, attempts: mails.attempts });
  return mail?.state === "waiting" && mail.attempts === 0 ? mail.id : undefined;
}

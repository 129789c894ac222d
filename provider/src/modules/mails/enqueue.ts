import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { NotificationSettings } from "#contract/notifications/notification-settings.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailItems, mails } from "../../database/schema/mail-schema.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";
import { nextClockTime } from "../notification-settings/local-time.ts";

const digestTime = "08:00";

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
 * Adds an e-mail to the outbox, or to the member's next digest, in the transaction of the event (M3). Does
 * nothing if the cause already exists.
 */
export async function enqueueMail(tx: Transaction, queued: QueuedMail): Promise<void> {
  const { cause, type, texts, path, now } = queued;
  const mailId = await mailFor(tx, queued);
  if (mailId === undefined) return;
  const item = { id: randomUUID(), mailId, cause, type, ...texts, path, createdAt: now };
  const written = await tx
    .insert(mailItems)
    .values(item)
    .onConflictDoNothing({ target: mailItems.cause })
    .returning({ id: mailItems.id });
  // The item is already in a digest, so a separate mail would be empty.
  if (written.length === 0 && queued.settings.digest === "off")
    await tx.delete(mails).where(eq(mails.id, mailId));
}

async function mailFor(tx: Transaction, queued: QueuedMail): Promise<string | undefined> {
  const { userId, cause, settings, now } = queued;
  const { digest, language, timeZone } = settings;
  if (digest !== "off") {
    const after = (moment: Date) => nextClockTime(moment, digestTime, timeZone ?? "UTC", digest === "weekly");
    const due = after(now);
    return (await openDigest(tx, queued, due)) ?? openDigest(tx, queued, after(due));
  }
  const row = { id: randomUUID(), userId, kind: "single" as const, cause, language };
  const [mail] = await tx
    .insert(mails)
    .values({ ...row, sendAfter: now, createdAt: now })
    .onConflictDoNothing({ target: mails.cause })
    .returning({ id: mails.id });
  return mail?.id;
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

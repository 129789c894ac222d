import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { NotificationSettings } from "#contract/notification-settings.ts";
import type { Transaction } from "../../database/connection.ts";
import { mailItems, mails } from "../../database/mail-schema.ts";
import type { NotificationTexts } from "../../locales/notification-values.ts";
import { nextClockTime } from "../notification-settings/local-time.ts";

const digestTime = "08:00";

interface QueuedMail {
  userId: string;
  /** What it is sent for: the same cause never gives a second mail. */
  cause: string;
  type: string;
  texts: NotificationTexts;
  /** The dashboard's page about it, without a language. */
  path: string;
  settings: NotificationSettings;
  now: Date;
}

/**
 * Puts an e-mail into the outbox in the transaction of what it tells about (M3), or into the member's next
 * digest. A cause that is there already changes nothing.
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
  // Told in a digest before: a mail of its own would be empty.
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
 * The member's digest of a day, made if need be. Its row stays locked until the transaction ends, so that
 * it is not sent without what is being added; undefined when it is sent or being sent already.
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

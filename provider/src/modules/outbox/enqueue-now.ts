import { randomUUID } from "node:crypto";
import type { NotificationLanguage } from "#contract/notification-settings.ts";
import type { Transaction } from "../../database/connection.ts";
import { mailItems, mails } from "../../database/mail-schema.ts";
import type { NotificationTexts } from "../../locales/notification-values.ts";

interface UrgentMail {
  userId: string;
  kind: "link" | "notice";
  /** Where it goes when that is not the account's address. */
  toAddress?: string | undefined;
  linkId?: string;
  language: NotificationLanguage;
  /** What it is sent for: the same cause never gives a second mail. */
  cause: string;
  type: string;
  texts: NotificationTexts;
  /** The dashboard's page about it, without a language. */
  path: string;
  now: Date;
}

/**
 * Puts a mail into the outbox that goes out at once (M3): neither notification settings nor quiet hours nor a
 * digest hold it back.
 */
export async function enqueueNow(tx: Transaction, urgent: UrgentMail): Promise<void> {
  const { userId, toAddress, kind, linkId, language, cause, type, texts, path, now } = urgent;
  const mailId = randomUUID();
  const sending = { sendAfter: now, createdAt: now };
  const mail = { id: mailId, userId, toAddress, kind, linkId, cause, language, ...sending };
  await tx.insert(mails).values(mail);
  await tx
    .insert(mailItems)
    .values({ id: randomUUID(), mailId, cause, type, ...texts, path, createdAt: now });
}

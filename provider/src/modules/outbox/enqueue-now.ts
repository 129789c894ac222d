import { randomUUID } from "node:crypto";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailItems, mails } from "../../database/schema/mail-schema.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";

interface UrgentMail {
  userId: string;
  kind: "link" | "notice";
  /** The recipient, if it isn't the account's address. */
  toAddress?: string | undefined;
  linkId?: string;
  language: NotificationLanguage;
  /** Identifies the event. A second mail with the same cause is never sent. */
  cause: string;
  type: string;
  texts: NotificationTexts;
  /** The path of the dashboard's page on the subject, without a language. */
  path: string;
  now: Date;
}

/**
 * Adds a mail to the outbox that is sent immediately (M3). Notification settings, quiet hours and digests don't
 * apply.
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

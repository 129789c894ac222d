import { randomUUID } from "node:crypto";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailItems, mails } from "../../database/schema/mail-schema.ts";
import { accountMails } from "../../i18n/mail-texts.ts";

interface DeletionMail {
  /** The recipient's name and address, which the account no longer contains. */
  to: { name: string; address: string };
  language: NotificationLanguage;
  now: Date;
}

/**
 * Adds the last mail to the outbox, in the transaction of the account's deletion (M3). It belongs to no
 * account, and is deleted together with its address after it was sent (`forgetMail`).
 */
export async function enqueueDeletionMail(
  tx: Transaction,
  { to, language, now }: DeletionMail,
): Promise<void> {
  const [mailId, type] = [randomUUID(), "account_deleted"];
  const cause = `${type}:${mailId}`;
  const row = { id: mailId, toName: to.name, toAddress: to.address, kind: "farewell" as const };
  await tx.insert(mails).values({ ...row, cause, language, sendAfter: now, createdAt: now });
  const item = { id: randomUUID(), mailId, cause, type, ...accountMails[language].deleted };
  await tx.insert(mailItems).values({ ...item, path: "", createdAt: now });
}

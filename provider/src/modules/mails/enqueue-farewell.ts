import { randomUUID } from "node:crypto";
import type { NotificationLanguage } from "#contract/notification-settings.ts";
import type { Transaction } from "../../database/connection.ts";
import { mailItems, mails } from "../../database/mail-schema.ts";
import { accountDeleted } from "../../locales/account-deleted.ts";

interface Farewell {
  /** Who it was: the account says it no more. */
  to: { name: string; address: string };
  language: NotificationLanguage;
  now: Date;
}

/**
 * Puts the last mail into the outbox, in the transaction of the deletion (M3). It belongs to no account, and is
 * removed with its address as soon as it is out (`forgetMail`).
 */
export async function enqueueFarewell(tx: Transaction, { to, language, now }: Farewell): Promise<void> {
  const [mailId, type] = [randomUUID(), "account_deleted"];
  const cause = `${type}:${mailId}`;
  const row = { id: mailId, toName: to.name, toAddress: to.address, kind: "farewell" as const };
  await tx.insert(mails).values({ ...row, cause, language, sendAfter: now, createdAt: now });
  const item = { id: randomUUID(), mailId, cause, type, ...accountDeleted[language] };
  await tx.insert(mailItems).values({ ...item, path: "", createdAt: now });
}

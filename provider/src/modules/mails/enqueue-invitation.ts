import { randomUUID } from "node:crypto";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailItems, mails } from "../../database/schema/mail-schema.ts";
import { invitationTexts, nameToShow } from "../../i18n/invitation.ts";

interface Invitation {
  id: string;
  email: string;
  /** The referral code in the link. */
  code: string;
  /** The name of the inviting member. */
  from: string;
  promise: { amount: bigint; currency: string };
  language: NotificationLanguage;
  at: Date;
}

/**
 * Adds a member's invitation to the outbox (M3). It belongs to no account, and is deleted after it was sent.
 */
export async function enqueueInvitation(
  tx: Transaction,
  { id, email, code, from, promise, language, at }: Invitation,
): Promise<void> {
  const [mailId, type] = [randomUUID(), "invitation"];
  const cause = `${type}:${id}`;
  const row = { id: mailId, toName: email.split("@")[0]!, toAddress: email, kind: "invitation" as const };
  await tx.insert(mails).values({ ...row, cause, language, sendAfter: at, createdAt: at });
  const texts = invitationTexts(language, { ...promise, name: nameToShow(from) });
  const item = { id: randomUUID(), mailId, cause, type, ...texts };
  await tx.insert(mailItems).values({ ...item, path: `/register?ref=${code}`, createdAt: at });
}

import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailItems, mails } from "../../database/schema/mail-schema.ts";
import type { tickets } from "../../database/schema/ticket-schema.ts";
import { mailFrames } from "../../i18n/mail-texts.ts";
import { findSettings } from "../notification-settings/repository.ts";

interface Answer {
  ticket: typeof tickets.$inferSelect;
  messageId: string;
  body: string;
  now: Date;
}

/**
 * Adds the mail with our answer to a ticket to the outbox. Notification settings, quiet hours and digests don't
 * apply, as its recipient is waiting for it. Members get it in the language of their mails.
 */
export async function enqueueAnswer(
  tx: Transaction,
  { ticket, messageId, body, now }: Answer,
): Promise<void> {
  const { userId, name: toName, email: toAddress, subject } = ticket;
  const language = userId ? (await findSettings(tx, userId)).language : ticket.language;
  const [mailId, cause] = [randomUUID(), `ticket:${messageId}`];
  const to = userId ? { userId } : { toName, toAddress };
  await tx
    .insert(mails)
    .values({ ...to, id: mailId, kind: "answer", cause, language, sendAfter: now, createdAt: now });
  await tx.insert(mailItems).values({
    id: randomUUID(),
    mailId,
    cause,
    type: "ticket",
    title: mailFrames[language].answerTitle.replace("{subject}", () => subject),
    description: body,
    path: userId ? `/apps/help/tickets/${ticket.id}` : "/contact",
    createdAt: now,
  });
}

import type { Mail } from "#contract/notifications/mails.ts";
import { renderSubject } from "./render.ts";
import type { MailWithItems } from "./repository.ts";

/** Maps a row to a mail as admins see it. */
export function toMail({ mail, recipient, items }: MailWithItems): Mail {
  const { id, state, kind, language, attempts, error } = mail;
  return {
    id,
    state,
    kind,
    language,
    attempts,
    error,
    to: recipient.email,
    subject: renderSubject({ kind, language, items }),
    createdAt: mail.createdAt.toISOString(),
    sendAfter: mail.sendAfter.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}

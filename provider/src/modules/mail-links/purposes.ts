import type { mailLinks } from "../../database/mail-link-schema.ts";

/** What a link in a mail may be used for. */
export type LinkPurpose = (typeof mailLinks.$inferSelect)["purpose"];

interface LinkRule {
  /** How long it can be used. */
  minutes: number;
  /** The dashboard's page it opens, without a language; `?token=` is added while the mail is sent. */
  path: string;
}

/** One row per purpose; the words of its mail are in `locales/link-mails.ts`. */
export const linkRules: Record<LinkPurpose, LinkRule> = {
  known_device: { minutes: 15, path: "/known-browser" },
  password_reset: { minutes: 30, path: "/reset-password" },
  email_verification: { minutes: 24 * 60, path: "/verify-email" },
  email_change: { minutes: 24 * 60, path: "/verify-email" },
  // Who was invited may be away for a while.
  invitation: { minutes: 7 * 24 * 60, path: "/reset-password" },
  // A day in which the change may still be confirmed, and seven after it.
  not_me: { minutes: 7 * 24 * 60, path: "/not-me" },
  email_undo: { minutes: 8 * 24 * 60, path: "/undo-email" },
};

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
};

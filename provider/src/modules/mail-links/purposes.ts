import type { mailLinks } from "../../database/schema/mail-link-schema.ts";

/** The purpose of a mailed link. */
export type LinkPurpose = (typeof mailLinks.$inferSelect)["purpose"];

interface LinkRule {
  /** The link's lifetime in minutes. */
  minutes: number;
  /** The path of the dashboard's page, without a language. `?token=` is added when the mail is sent. */
  path: string;
}

/** The rule of each purpose. The texts of the mails are in `locales/en/link-mails.ts`. */
export const linkRules: Record<LinkPurpose, LinkRule> = {
  known_device: { minutes: 15, path: "/known-browser" },
  password_reset: { minutes: 30, path: "/reset-password" },
  email_verification: { minutes: 24 * 60, path: "/verify-email" },
  email_change: { minutes: 24 * 60, path: "/verify-email" },
  // Long, because invited people may not read the mail for some days.
  invitation: { minutes: 7 * 24 * 60, path: "/reset-password" },
  // Covers the day in which the change can be confirmed, and seven days after it.
  not_me: { minutes: 7 * 24 * 60, path: "/not-me" },
  email_undo: { minutes: 8 * 24 * 60, path: "/undo-email" },
};

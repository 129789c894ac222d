import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { shortName } from "../short-name.ts";
import { invitations } from "./mail-texts.ts";
import { type NotificationTexts, valueFormatsOf } from "./notification-values.ts";

interface Values {
  /** The inviting member's name; empty if it looks like something else. */
  name: string;
  amount: bigint;
  currency: string;
}

/** Returns the texts of an invitation. */
export function invitationTexts(
  language: NotificationLanguage,
  { name, amount, currency }: Values,
): NotificationTexts {
  const { somebody, title, text } = invitations[language];
  return {
    title: title.replace("{name}", () => name || somebody),
    description: text.replace("{amount}", () => valueFormatsOf(language).money(amount, currency)),
  };
}

/**
 * Returns a member's name for mails to strangers. Only names that consist of letters are used; otherwise, the
 * name could contain advertisements.
 */
export function nameToShow(name: string): string {
  const short = shortName(name);
  return /^[\p{L}\p{M}'’-]{1,30}(?: \p{L}\p{M}*\.)?$/u.test(short) ? short : "";
}

import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { shortName } from "../short-name.ts";
import { invitations } from "./mail-texts.ts";
import { type NotificationTexts, valueFormatsOf } from "./notification-values.ts";

interface Values {
  /** The inviting member's name; empty if it may not be shown (`nameToShow`). */
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
 * Returns a member's shortened name for mails to people who don't know Cashlane, or an empty text. Only names
 * that consist of letters are shown, because any other name could contain advertising.
 */
export function nameToShow(name: string): string {
  const short = shortName(name);
  return /^[\p{L}\p{M}'’-]{1,30}(?: \p{L}\p{M}*\.)?$/u.test(short) ? short : "";
}

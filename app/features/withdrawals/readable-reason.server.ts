import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { type Language, languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { reasons } from "./decision-reasons";

const listedReasons = [...new Set(Object.values(reasons).flat())].filter((name) => name !== "else");

/**
 * Returns a withdrawal with its reason in the reader's language. An admin's own words stay as they are. Older
 * decisions have no code: their reason is recognized by its text in one of the languages.
 */
export function withReadableReason<T extends Pick<Withdrawal, "reason" | "reasonCode" | "reasonNote">>(
  withdrawal: T,
  language: Language,
): T {
  const { reason, reasonCode, reasonNote } = withdrawal;
  if (!reason) return withdrawal;
  if (!reasonCode) return { ...withdrawal, reason: translatedReason(reason, language) };
  const text = textsOf(language, "administration")[`reason_${reasonCode}`];
  return { ...withdrawal, reason: [text, reasonNote].filter(Boolean).join(". ") };
}

/** Returns a withdrawal whose hold, if any, has its reason in the reader's language. */
export function withReadableHold(withdrawal: AdminWithdrawal, language: Language): AdminWithdrawal {
  const { hold } = withdrawal;
  return hold
    ? { ...withdrawal, hold: { ...hold, reason: translatedReason(hold.reason, language) } }
    : withdrawal;
}

/**
 * Translates a reason that an admin chose from the list, in any language, to `language`. Admins' own words
 * aren't changed.
 */
function translatedReason(reason: string, language: Language): string {
  for (const written of languages) {
    for (const name of listedReasons) {
      const text = textsOf(written, "administration")[`reason_${name}`];
      if (text && (reason === text || reason.startsWith(`${text}. `)))
        return textsOf(language, "administration")[`reason_${name}`] + reason.slice(text.length);
    }
  }
  return reason;
}

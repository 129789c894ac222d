import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { type Language, languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { listedCodes } from "./decision-reasons";

const listed = [...new Set([...listedCodes.reject, ...listedCodes.fail])];

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
  if (!reasonCode) return { ...withdrawal, reason: translated(reason, language) };
  const text = textsOf(language, "administration")[`reason_${reasonCode}`];
  return { ...withdrawal, reason: [text, reasonNote].filter(Boolean).join(". ") };
}

function translated(reason: string, language: Language): string {
  for (const written of languages) {
    for (const name of listed) {
      const text = textsOf(written, "administration")[`reason_${name}`];
      if (text && (reason === text || reason.startsWith(`${text}. `)))
        return textsOf(language, "administration")[`reason_${name}`] + reason.slice(text.length);
    }
  }
  return reason;
}

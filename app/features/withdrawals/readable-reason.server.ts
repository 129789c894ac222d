import { type Language, languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { reasons } from "./decision-reasons";

const listed = [...new Set([...reasons.reject, ...reasons.fail])].filter((reason) => reason !== "else");

/**
 * Returns the reason of a decision in the reader's language. Reasons of the list are stored in the admin's
 * language and translated here; an admin's own words after them, or instead of them, stay as they are.
 */
export function readableReason(reason: string, language: Language): string {
  for (const written of languages) {
    for (const name of listed) {
      const text = textsOf(written, "administration")[`reason_${name}`];
      if (text && (reason === text || reason.startsWith(`${text}. `)))
        return textsOf(language, "administration")[`reason_${name}`] + reason.slice(text.length);
    }
  }
  return reason;
}

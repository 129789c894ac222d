import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { SettableType } from "#contract/notifications/notification-types.ts";
import type { NotificationWordings } from "#contract/settings/settings.ts";
import { Problem } from "../../problem.ts";
import { sampleValues } from "./wording-samples.ts";

/** Returns the placeholders permitted in the texts of a type. */
export function placeholdersOf(type: SettableType): string[] {
  return Object.keys(sampleValues(type, "USD")).filter((name) => name !== "currency");
}

/**
 * Validates the placeholders of custom texts. An admin's reason must be included, as it reaches the member only
 * in this text.
 * @throws Problem 422 at `value.<type>.<language>.<title or description>`
 */
export function refuseWrongPlaceholders(wordings: NotificationWordings): void {
  const fields: Record<string, ErrorKey[]> = {};
  for (const [type, byLanguage] of Object.entries(wordings)) {
    const placeholders = placeholdersOf(type as SettableType);
    for (const [language, texts] of Object.entries(byLanguage))
      for (const [part, text] of Object.entries(texts)) {
        const wrong = wrongIn(text, placeholders, part);
        if (wrong) fields[`value.${type}.${language}.${part}`] = [wrong];
      }
  }
  if (Object.keys(fields).length > 0) throw new Problem(422, "validation_failed", { fields });
}

function wrongIn(text: string, known: string[], part: string): ErrorKey | undefined {
  const rest = known.reduce((text, name) => text.replaceAll(`{${name}}`, ""), text);
  if (/[{}]/.test(rest)) return "settings_placeholder_unknown";
  const needsPlaceholder = part === "description" && text !== "" && known.includes("reason");
  return needsPlaceholder && !text.includes("{reason}") ? "settings_placeholder_missing" : undefined;
}

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
 * Validates the placeholders of custom texts. A text must include the placeholder of an admin's reason, because
 * the member sees the reason only in this text.
 * @throws Problem 422 at `value.<type>.<language>.<title or description>`
 */
export function assertValidPlaceholders(wordings: NotificationWordings): void {
  const fields: Record<string, ErrorKey[]> = {};
  for (const [type, byLanguage] of Object.entries(wordings)) {
    const placeholders = placeholdersOf(type as SettableType);
    for (const [language, texts] of Object.entries(byLanguage))
      for (const [part, text] of Object.entries(texts)) {
        const error = placeholderError(text, placeholders, part);
        if (error) fields[`value.${type}.${language}.${part}`] = [error];
      }
  }
  if (Object.keys(fields).length > 0) throw new Problem(422, "validation_failed", { fields });
}

function placeholderError(text: string, placeholders: string[], part: string): ErrorKey | undefined {
  const remainingText = placeholders.reduce((text, name) => text.replaceAll(`{${name}}`, ""), text);
  if (/[{}]/.test(remainingText)) return "settings_placeholder_unknown";
  const needsPlaceholder = part === "description" && text !== "" && placeholders.includes("reason");
  return needsPlaceholder && !text.includes("{reason}") ? "settings_placeholder_missing" : undefined;
}

import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { SettableType } from "#contract/notifications/notification-types.ts";
import { wordingLimits } from "#contract/settings/settings-areas.ts";
import type { FieldGroup, SettingsText } from "./field-types";

const labels: Record<NotificationLanguage, { title: SettingsText; description: SettingsText }> = {
  en: { title: "title_en", description: "text_en" },
  fr: { title: "title_fr", description: "text_fr" },
  ar: { title: "title_ar", description: "text_ar" },
  vi: { title: "title_vi", description: "text_vi" },
};

export const wordingLanguages = Object.keys(labels) as NotificationLanguage[];

/** Returns the fields for the wording of a notification type: title and text in each language. */
export function wordingGroup(type: SettableType): FieldGroup {
  const fields = wordingLanguages.flatMap((language) =>
    (["title", "description"] as const).map((part) => ({
      path: `${type}.${language}.${part}`,
      name: `${type}-${language}-${part}`,
      kind: part === "title" ? ("line" as const) : ("lines" as const),
      label: labels[language][part],
      longest: wordingLimits[part],
      language,
    })),
  );
  return { title: { notification: type }, fields, isOneOfSeveral: true };
}

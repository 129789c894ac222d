import type { SettableType } from "#contract/notification-types.ts";
import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/settings";

export type SettingsText = TextKey<typeof texts>;

/** How a setting is typed, read and shown. */
export type FieldKind = "money" | "share" | "count" | "flag" | "email" | "line" | "lines" | "date" | "rates";

export interface SettingsField {
  /** Where it stands in the area's value, keys joined by dots. */
  path: string;
  /** Its input in the form. */
  name: string;
  kind: FieldKind;
  label: SettingsText;
  hint?: SettingsText;
  /** The most characters of a text. */
  longest?: number;
  /** What a text is written in, where that is not open. */
  language?: string;
}

export interface FieldGroup {
  /** A text, or the name of a type of notification. */
  title: SettingsText | { notification: SettableType };
  text?: SettingsText;
  fields: SettingsField[];
  /** Others have fields of the same labels: its title goes before them. */
  isOneOfSeveral?: true;
}

import type { SettableType } from "#contract/notifications/notification-types.ts";
import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/settings";

export type SettingsText = TextKey<typeof texts>;

/** How a setting is entered, parsed and shown. */
export type FieldKind = "money" | "share" | "count" | "flag" | "email" | "line" | "lines" | "date" | "rates";

export interface SettingsField {
  /** Its path in the area's value, with keys joined by dots. */
  path: string;
  /** The name of its input. */
  name: string;
  kind: FieldKind;
  label: SettingsText;
  hint?: SettingsText;
  /** The maximum length of a text. */
  longest?: number;
  /** The language of a text, if it is fixed. */
  language?: string;
}

export interface FieldGroup {
  /** A text, or the name of a type of notification. */
  title: SettingsText | { notification: SettableType };
  text?: SettingsText;
  fields: SettingsField[];
  /** Other groups have fields with the same labels, so its title precedes them. */
  isOneOfSeveral?: true;
}

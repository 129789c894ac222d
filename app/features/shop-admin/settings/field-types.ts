import type { SettableType } from "#contract/notifications/notification-types.ts";
import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/settings";

export type SettingsText = TextKey<typeof texts>;

/** How a setting is entered, parsed and shown. */
export type FieldKind =
  | "money"
  | "share"
  | "count"
  | "flag"
  | "email"
  | "line"
  | "lines"
  | "date"
  | "rates"
  | "accountNumber"
  | "accountName";

export interface SettingsField {
  /** The field's path in the area's value, with keys joined by dots. */
  path: string;
  /** The name of the field's input. */
  name: string;
  kind: FieldKind;
  label: SettingsText;
  hint?: SettingsText;
  /** The maximum length of a text. */
  longest?: number;
  /** The language of a text, if it isn't the page's. */
  language?: string;
}

export interface FieldGroup {
  /** The key of a text, or a notification type whose name is the title. */
  title: SettingsText | { notification: SettableType };
  text?: SettingsText;
  fields: SettingsField[];
  /** Whether other groups have fields with the same labels. The group's title then precedes them. */
  isOneOfSeveral?: true;
  /** Whether the group is a row of a table instead of a card: its title precedes its fields. */
  isRow?: true;
}

import type { texts } from "~/locales/en/demo-fields";
import type { FieldKindName } from "./field-kinds";

type Key = keyof typeof texts;
type TextSuffix<Prefix extends string> = Key extends infer K
  ? K extends `${Prefix}_${infer Name}`
    ? Name
    : never
  : never;

/** The key of its label is `field_<name>` in the texts `demo-fields`. */
export type FieldName = TextSuffix<"field">;
export type HintName = TextSuffix<"hint">;
export type OptionName = TextSuffix<"option">;
export type PanelName = TextSuffix<"panel">;

/** A field of a demo form. */
export interface FieldDefinition {
  name: FieldName;
  kind: FieldKindName;
  /** The options of `select`, `cards` and `several`. Their labels are `option_<name>`. */
  options?: readonly OptionName[];
  hint?: HintName;
  isOptional?: true;
  /** Spans the width of the form. */
  isWide?: true;
  /** The minimum length, or the minimum of an `amount`. */
  min?: number;
  /** The maximum of an `amount`. */
  max?: number;
  /** The initial value. */
  value?: string;
}

/** The options of fields that refer to data of the product. */
export type FieldChoices = Partial<Record<FieldName, { value: string; label: string }[]>>;

export type FormValue = string | string[];
export type FormValues = Partial<Record<FieldName, FormValue>>;

/** A demo form. Several forms on a page need distinct names, so that their fields don't collide. */
export interface FormDefinition {
  fields: readonly FieldDefinition[];
  /** The fields in collapsible parts, whose labels are `panel_<name>`. The parts are submitted together. */
  panels?: readonly { name: PanelName; fields: readonly FieldName[] }[];
  /** Shows the parts as tabs, of which one is open at a time. */
  isOneAtATime?: true;
  /** The prefix of input names on a page with several forms. */
  prefix?: string;
}

/** Returns the name of a field's input. */
export function inputName({ prefix }: Pick<FormDefinition, "prefix">, name: FieldName): string {
  return prefix ? `${prefix}-${name}` : name;
}

import type { texts } from "~/locales/en/demo-fields";
import type { FieldKindName } from "./field-kinds";

type Key = keyof typeof texts;
type Named<Prefix extends string> = Key extends infer K
  ? K extends `${Prefix}_${infer Name}`
    ? Name
    : never
  : never;

/** Its label is `field_<name>` of `demo-fields`. */
export type FieldName = Named<"field">;
export type HintName = Named<"hint">;
export type OptionName = Named<"option">;
export type PanelName = Named<"panel">;

/** One field of a demo's form. */
export interface FieldDefinition {
  name: FieldName;
  kind: FieldKindName;
  /** Of a `select`, of `cards` and of `several`; the labels are `option_<name>`. */
  options?: readonly OptionName[];
  hint?: HintName;
  isOptional?: true;
  /** As wide as the form. */
  isWide?: true;
  /** Shortest text; smallest number of an `amount`. */
  min?: number;
  /** Largest number of an `amount`. */
  max?: number;
  /** What the form begins with. */
  value?: string;
}

/** What the fields that name something of the product can be set to. */
export type FieldChoices = Partial<Record<FieldName, { value: string; label: string }[]>>;

export type FormValue = string | string[];
export type FormValues = Partial<Record<FieldName, FormValue>>;

/** A form of a demo. Several on a page have names of their own, so that their fields do not meet. */
export interface FormDefinition {
  fields: readonly FieldDefinition[];
  /** Its fields in parts that fold; the labels are `panel_<name>`. It stays one form. */
  panels?: readonly { name: PanelName; fields: readonly FieldName[] }[];
  /** Of the parts one is open at a time: they are tabs. */
  isOneAtATime?: true;
  /** Of a page with several forms: stands before the names of its inputs. */
  prefix?: string;
}

/** The name of a field's input. */
export function inputName({ prefix }: Pick<FormDefinition, "prefix">, name: FieldName): string {
  return prefix ? `${prefix}-${name}` : name;
}

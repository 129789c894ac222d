import { z } from "zod";
import type { Translate } from "~/i18n/translation";
import type { texts as fieldTexts } from "~/locales/en/demo-fields";
import type { texts as uiTexts } from "~/locales/en/ui";
import { isExpiryValid, isCardNumber } from "./card-rules";
import { kindOf } from "./field-kinds";
import { type FieldDefinition, type FormDefinition, inputName } from "./form-definition";

export interface SchemaTexts {
  fields: Translate<typeof fieldTexts>;
  ui: Translate<typeof uiTexts>;
}

/** Returns the schema of a demo form. Browsers get the rules that HTML constraints can express. */
export function schemaOf(definition: FormDefinition, texts: SchemaTexts) {
  const shape = definition.fields.map((field) => {
    const rule = ruleOf(field, texts);
    return [inputName(definition, field.name), field.isOptional ? rule.optional() : rule] as const;
  });
  return z.object(Object.fromEntries(shape));
}

function ruleOf(field: FieldDefinition, texts: SchemaTexts): z.ZodType {
  const requiredError = { error: texts.ui("required") };
  const { kind, options = [] } = field;
  if (kind === "tick") return z.literal("on", { error: texts.ui("mustTick") });
  if (kind === "several") return z.array(z.enum(options), requiredError).min(1, texts.ui("required"));
  if (kind === "select" || kind === "cards") return z.enum(options, requiredError);
  if (kind === "email")
    return z
      .email({
        error: (issue) => (issue.input === undefined ? texts.ui("required") : texts.ui("invalidEmail")),
      })
      .max(120, texts.ui("invalidEmail"));
  if (kind === "date") return z.string(requiredError).regex(/^\d{4}-\d{2}-\d{2}$/, texts.ui("invalidFormat"));
  return textRule(field, texts);
}

function textRule({ kind, min = 0, max }: FieldDefinition, { ui, fields }: SchemaTexts): z.ZodType {
  const { max: longest, pattern, wrong } = kindOf(kind);
  const tooLong = ui("tooLong", { count: longest });
  let rule = z.string({ error: ui("required") }).max(longest, tooLong);
  if (min && kind !== "amount") rule = rule.min(min, ui("tooShort", { count: min }));
  if (pattern) rule = rule.regex(new RegExp(`^(?:${pattern})$`), wrong ? fields(wrong) : ui("invalidFormat"));
  if (kind === "card") return rule.refine(isCardNumber, fields("wrongCard"));
  if (kind === "expiry") return rule.refine((text) => isExpiryValid(text, new Date()), fields("wrongExpiry"));
  if (kind !== "amount") return rule;
  return rule
    .refine((text) => numberOf(text) >= min, ui("tooSmall", { min }))
    .refine((text) => numberOf(text) <= (max ?? Infinity), ui("tooLarge", { max: max ?? 0 }));
}

/** Parses an amount typed with a point or a comma. */
export function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

import { parseForm } from "~/components/form/parse-form.server";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formConstraints } from "~/components/form/constraints.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/demo-fields";
import type { RequestContext } from "~/page/request-context";
import { kindOf } from "./field-kinds";
import { type FieldName, type FormDefinition, type FormValues, inputName } from "./form-definition";
import { schemaOf } from "./form-schema.server";

/** A rule that involves several fields. Returns the invalid field and the reason. */
export type FormRule = (values: FormValues) => { field: FieldName; wrong: TextKey<typeof texts> } | undefined;

/** Returns the constraints that the browser checks, in the visitor's language. */
export function constraintsOf(context: RequestContext, definition: FormDefinition) {
  return formConstraints(() => schemaOf(definition, textsOf(context)));
}

/**
 * Reads and validates a demo form. Invalid input is returned with its errors, but without secrets. Secrets are
 * also removed from valid input, so that no caller can store them.
 */
export function readDemoForm(
  context: RequestContext,
  form: FormData,
  definition: FormDefinition,
  rule: FormRule = requireEqualPasswords,
): { values: FormValues } | { result: SubmissionResult } {
  const texts = textsOf(context);
  const submission = parseForm(form, { schema: schemaOf(definition, texts) });
  const secrets = definition.fields.filter(({ kind }) => kindOf(kind).isSecret);
  const hideFields = secrets.map(({ name }) => inputName(definition, name));
  if (submission.status !== "success") return { result: submission.reply({ hideFields }) };
  const values: FormValues = {};
  for (const { name } of definition.fields) {
    const value = submission.value[inputName(definition, name)];
    if (typeof value === "string" || Array.isArray(value)) values[name] = value;
  }
  const broken = rule(values);
  if (broken) {
    const fieldErrors = { [inputName(definition, broken.field)]: [texts.fields(broken.wrong)] };
    return { result: submission.reply({ fieldErrors, hideFields }) };
  }
  for (const { name } of secrets) delete values[name];
  return { values };
}

/** Checks that the two passwords of a form match. Applies to every form with two passwords. */
export function requireEqualPasswords({ newPassword, confirmPassword }: FormValues): ReturnType<FormRule> {
  if (confirmPassword === undefined || confirmPassword === newPassword) return undefined;
  return { field: "confirmPassword", wrong: "wrongAgain" };
}

function textsOf(context: RequestContext) {
  return { fields: getTranslation(context, "demo-fields"), ui: getTranslation(context, "ui") };
}

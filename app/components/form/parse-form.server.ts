import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { hasField } from "./form-names.server";

/** Names of the buttons that select an action. */
const buttons = ["intent", "step"];

/**
 * Validates a form and returns Conform's submission, with which the form can be shown again with its errors.
 *
 * @param form the form returned by `readForm`
 * @param options.also names to accept in addition to the schema's fields
 * @throws Response 400 for unknown names
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  { schema, also = [] }: { schema: Schema; also?: string[] },
) {
  assertKnownNames(form, schema, also);
  return parseWithZod(form, { schema });
}

/**
 * Reads a form that has no user input to correct, such as a button. Of several fields with the same name, the
 * last one counts.
 *
 * @param form the form returned by `readForm`
 * @param also names to accept in addition to the schema's fields
 * @throws Response 400 when it doesn't match the schema
 */
export function parseFields<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  also: string[] = [],
): z.output<Schema> {
  assertKnownNames(form, schema, also);
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.data;
}

/**
 * Refuses a form with unknown fields.
 *
 * @throws Response 400
 */
export function assertKnownNames(form: FormData, schema: z.ZodType, also: string[] = []): void {
  const isKnownName = (name: string) =>
    buttons.includes(name) || also.includes(name) || hasField(schema, name);
  if (![...form.keys()].every(isKnownName)) throw new Response(null, { status: 400 });
}

import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { knowsName } from "./form-names.server";

/** What a pressed button adds to a form to say what is wanted. */
const buttons = ["intent", "step"];

/**
 * Checks a form that comes back with its errors (Conform's submission).
 *
 * @param form from `readForm`
 * @param options.also names that are read beside the schema
 * @throws Response 400 for names neither knows
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  { schema, also = [] }: { schema: Schema; also?: string[] },
) {
  refuseUnknownNames(form, schema, also);
  return parseWithZod(form, { schema });
}

/**
 * Reads a form that no visitor fills in, so there is nothing to correct in it. The last of several fields of
 * one name counts.
 *
 * @param form from `readForm`
 * @param also names that are read beside the schema
 * @throws Response 400 when it is not of this schema
 */
export function parseFields<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  also: string[] = [],
): z.output<Schema> {
  refuseUnknownNames(form, schema, also);
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.data;
}

/**
 * Refuses a form with fields no form of ours has.
 *
 * @throws Response 400
 */
export function refuseUnknownNames(form: FormData, schema: z.ZodType, also: string[] = []): void {
  const known = (name: string) => buttons.includes(name) || also.includes(name) || knowsName(schema, name);
  if (![...form.keys()].every(known)) throw new Response(null, { status: 400 });
}

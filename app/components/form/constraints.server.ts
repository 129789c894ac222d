import { z } from "zod";
import type { Constraint } from "./conform-types";

// The part of JSON Schema that HTML can say as well.
const property = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
});
const shape = z.object({
  properties: z.record(z.string(), property.catch({})).default({}),
  required: z.array(z.string()).default([]),
});

const known = new WeakMap<object, Record<string, Constraint>>();

/**
 * What browsers can check of a form's schema: required, lengths, limits, patterns by field name. It travels
 * with the page, so the one schema of a form serves both sides and no schema library is loaded. The given
 * texts change none of it: it is read once of each `schemaOf`.
 */
export function formConstraints<Given extends unknown[]>(
  schemaOf: (...given: Given) => z.ZodObject,
  ...given: Given
): Record<string, Constraint> {
  const read = known.get(schemaOf) ?? readConstraints(schemaOf(...given));
  known.set(schemaOf, read);
  return read;
}

function readConstraints(schema: z.ZodObject): Record<string, Constraint> {
  const { properties, required } = shape.parse(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
  );
  return Object.fromEntries(
    Object.entries(properties).map(([name, described]) => [
      name,
      {
        required: required.includes(name),
        minLength: described.minLength,
        maxLength: described.maxLength,
        min: described.minimum,
        max: described.maximum,
        // An e-mail, a date: the input's own type knows better than a pattern.
        pattern: described.format ? undefined : described.pattern,
      },
    ]),
  );
}

import { z } from "zod";
import type { Constraint } from "./conform-types";

// The part of JSON Schema that HTML can express.
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

const cache = new WeakMap<object, Record<string, Constraint>>();

/**
 * Derives the constraints a browser can check from a form's schema: required fields, lengths, limits and
 * patterns by field name. They are sent with the page, so that server and browser share one schema and the
 * browser loads no schema library. They don't depend on the error texts, so they are computed once per
 * `schemaOf`.
 */
export function formConstraints<Arguments extends unknown[]>(
  schemaOf: (...args: Arguments) => z.ZodObject,
  ...args: Arguments
): Record<string, Constraint> {
  const constraints = cache.get(schemaOf) ?? readConstraints(schemaOf(...args));
  cache.set(schemaOf, constraints);
  return constraints;
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
        // For emails and dates, the input's type validates better than a pattern.
        pattern: described.format ? undefined : described.pattern,
      },
    ]),
  );
}

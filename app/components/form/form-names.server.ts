import type { z } from "zod";

/** Limits of a field's name. An index in a name determines the length of a list in Conform. */
const longestName = 120;
const deepestName = 4;
const largestIndex = 100;

type Path = (string | number)[];

/**
 * Parses a field name such as `rows[2].amount` into its steps.
 * @returns undefined for a name that none of our forms has: too long, too deep, or with an index above 100
 */
export function pathOf(name: string): Path | undefined {
  if (name === "" || name.length > longestName) return undefined;
  const path: Path = [];
  for (const part of name.split(".")) {
    const [, key, indexes = ""] = /^([^[\]]+)((?:\[\d{1,9}\])*)$/.exec(part) ?? [];
    if (key === undefined) return undefined;
    path.push(key, ...[...indexes.matchAll(/\d+/g)].map(([index]) => Number(index)));
  }
  const isTooFar = path.some((step) => typeof step === "number" && step > largestIndex);
  return path.length > deepestName || isTooFar ? undefined : path;
}

/**
 * Returns whether a form of this schema has a field with this name. Several fields of one name are a list.
 *
 * @param schema of the whole form; a union has the names of all its members
 */
export function knowsName(schema: z.ZodType, name: string): boolean {
  const path = pathOf(name);
  return path !== undefined && leadsSomewhere(schema, path);
}

// The kinds of schemas that forms use. Anything else is a single field.
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
}

function leadsSomewhere(schema: z.ZodType, path: Path): boolean {
  const { shape, element, options, innerType, in: input, out, left, right } = definitionOf(schema);
  const [step, ...rest] = path;
  if (options) return options.some((option) => leadsSomewhere(option, path));
  if (left && right) return leadsSomewhere(left, path) || leadsSomewhere(right, path);
  if (innerType) return leadsSomewhere(innerType, path);
  // A preprocessed schema uses the names of its output.
  if (input && out) return leadsSomewhere(definitionOf(input).type === "transform" ? out : input, path);
  if (step === undefined) return true;
  if (element) return typeof step === "number" && leadsSomewhere(element, rest);
  const child = shape && typeof step === "string" && Object.hasOwn(shape, step) ? shape[step] : undefined;
  return child !== undefined && leadsSomewhere(child, rest);
}

function definitionOf(schema: z.ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

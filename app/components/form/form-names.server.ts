import type { z } from "zod";

/** Limits of a field's name. In Conform, an index in a name determines the length of a list. */
const maxNameLength = 120;
const maxNameDepth = 4;
const maxIndex = 100;

type Path = (string | number)[];

/**
 * Parses a field name such as `rows[2].amount` into its steps.
 * @returns undefined for a name that no form has: too long, too deep, or with an index above 100
 */
export function parseFieldName(name: string): Path | undefined {
  if (name === "" || name.length > maxNameLength) return undefined;
  const path: Path = [];
  for (const part of name.split(".")) {
    const [, key, indexes = ""] = /^([^[\]]+)((?:\[\d{1,9}\])*)$/.exec(part) ?? [];
    if (key === undefined) return undefined;
    path.push(key, ...[...indexes.matchAll(/\d+/g)].map(([index]) => Number(index)));
  }
  const isIndexTooLarge = path.some((step) => typeof step === "number" && step > maxIndex);
  return path.length > maxNameDepth || isIndexTooLarge ? undefined : path;
}

/**
 * Returns whether a form with this schema has a field with this name. Several fields with the same name are a
 * list.
 *
 * @param schema the schema of the whole form; for a union, the names of all its members are accepted
 */
export function hasField(schema: z.ZodType, name: string): boolean {
  const path = parseFieldName(name);
  return path !== undefined && hasPath(schema, path);
}

// The properties of the kinds of schemas that forms use. Any other kind is a single field.
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

function hasPath(schema: z.ZodType, path: Path): boolean {
  const { shape, element, options, innerType, in: input, out, left, right } = definitionOf(schema);
  const [step, ...rest] = path;
  if (options) return options.some((option) => hasPath(option, path));
  if (left && right) return hasPath(left, path) || hasPath(right, path);
  if (innerType) return hasPath(innerType, path);
  // For a preprocessed schema, the names are those of its output.
  if (input && out) return hasPath(definitionOf(input).type === "transform" ? out : input, path);
  if (step === undefined) return true;
  if (element) return typeof step === "number" && hasPath(element, rest);
  const child = shape && typeof step === "string" && Object.hasOwn(shape, step) ? shape[step] : undefined;
  return child !== undefined && hasPath(child, rest);
}

function definitionOf(schema: z.ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

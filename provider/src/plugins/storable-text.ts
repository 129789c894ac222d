import type { FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";

/**
 * Validates input against the contract. Also refuses texts and property names with characters no database can
 * store (NUL and lone surrogates). Checked here for every call, because a schema without the check would cause
 * a 500.
 */
export const storableValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const schema = route.schema.superRefine((value, { addIssue }) => {
    for (const path of unstorable(value)) addIssue({ code: "custom", path, message: "field_invalid" });
  });
  return validatorCompiler({ ...route, schema });
};

type Path = (string | number)[];

/**
 * Returns the paths of texts that can't be stored. Not recursive, because unvalidated values may be nested
 * deeply.
 */
function unstorable(whole: unknown): Path[] {
  const paths: Path[] = [];
  const remaining: { value: unknown; path: Path }[] = [{ value: whole, path: [] }];
  for (let next = remaining.pop(); next; next = remaining.pop()) {
    const { value, path } = next;
    if (typeof value === "string") {
      if (!isStorable(value)) paths.push(path);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) remaining.push({ value: item, path: [...path, index] });
    } else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) {
        if (isStorable(name)) remaining.push({ value: item, path: [...path, name] });
        else paths.push(path);
      }
    }
  }
  return paths;
}

/** Returns whether every database can store a text: it has neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

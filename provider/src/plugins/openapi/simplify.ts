import type { JsonSchema } from "./json-schema.ts";

/**
 * Removes redundant parts of generated schemas: the patterns of texts with a format, and the range of safe
 * integers. An object with a fixed set of names gets properties, and properties that never occur are removed.
 */
export function simplify<T>(part: T): T {
  if (Array.isArray(part)) return part.map((one) => simplify<unknown>(one)) as T;
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, simplify<unknown>(value)]);
  return simplifySchema(Object.fromEntries(entries) as JsonSchema) as T;
}

const formats = new Set(["date-time", "date", "uuid", "email", "uri"]);

/**
 * The beginning of the pattern of a day or an instant. It identifies this pattern among those of a text with
 * several checks.
 */
const isoPattern = "^(?:(?:\\d\\d[2468][048]|";

/** Merges the schemas that several checks of one text produce. */
function joinTexts(schema: JsonSchema): JsonSchema {
  const { allOf = [], pattern: ownPattern, ...rest } = schema;
  if (rest.type !== "string") return schema;
  const patterns = [ownPattern ?? [], ...allOf.map(({ pattern }) => pattern ?? [])].flat();
  const iso = patterns.find((pattern) => pattern.startsWith(isoPattern));
  const [pattern, ...others] = patterns.filter((one) => one !== iso);
  return {
    ...(iso && { format: iso.includes("T(?:") ? "date-time" : "date" }),
    ...rest,
    ...(pattern !== undefined && { pattern }),
    ...(others.length > 0 && { allOf: others.map((one) => ({ pattern: one })) }),
  };
}

function simplifySchema(original: JsonSchema): JsonSchema {
  const { pattern, minimum, maximum, additionalProperties, ...schema } = joinTexts(original);
  const { required, properties } = schema;
  const names = schema.propertyNames?.enum as string[] | undefined;
  if (names && Array.isArray(required) && typeof additionalProperties === "object") {
    return {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, additionalProperties])),
      required,
    };
  }
  const hasPattern =
    pattern !== undefined && !(typeof pattern === "string" && formats.has(schema.format ?? ""));
  return {
    ...schema,
    ...(properties && { properties: withoutAbsent(properties, required) }),
    // Clients have to accept answers with new properties.
    ...(additionalProperties !== undefined && additionalProperties !== false && { additionalProperties }),
    ...(hasPattern && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

function withoutAbsent(properties: Record<string, JsonSchema>, required: string[] = []) {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, one]) => one.type !== "null" || required.includes(name)),
  );
}

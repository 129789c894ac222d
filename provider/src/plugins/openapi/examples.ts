import type { JsonSchema } from "./json-schema.ts";

type Schemas = Record<string, JsonSchema>;

/** Example strings by property name, for properties whose schema doesn't determine a useful one. */
const byName: Record<string, string> = {
  currency: "EUR",
  country: "FR",
  language: "en",
  name: "Ada Martin",
  email: "ada@example.org",
  url: "https://example.org/hook",
  title: "Summer sale",
  reason: "Checked with the store",
  note: "Checked with the store",
  message: "OK",
  month: "2030-01",
  slug: "summer-sale",
  nextCursor: "eyJpZCI6IjQyIn0",
};
const byFormat: Record<string, string> = {
  "date-time": "2030-01-31T09:30:00.000Z",
  date: "2030-01-31",
  uuid: "3f1c1a52-0a4e-4d0e-9b0c-5f5f3c1d2e4a",
  email: "ada@example.org",
  uri: "https://example.org/",
};
const someId = "3f1c1a52-0a4e-4d0e-9b0c-5f5f3c1d2e4a";
const texts = [
  someId,
  "Text",
  "EUR",
  "FR",
  "en",
  "12.50",
  "100",
  "2030-01",
  "summer-sale",
  "SAVE10",
  "red",
  "123456",
  "09:30",
  "1.5",
  "en.example.org",
  "#112233",
  "/en",
  "203.0.113.7",
  "a".repeat(32),
  "a".repeat(43),
  "a".repeat(22),
  "ABCD2345",
  `B${"a".repeat(86)}`,
  "0".repeat(64),
];
/** Below this depth, optional parts of an example are left out. */
const maxDepth = 6;

/** Returns an example that is valid for a schema. Optional properties are left out only in deep parts. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = "", depth = 0): unknown {
  const resolved = resolve(schema, schemas);
  if (resolved.examples?.length) return resolved.examples[0];
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return preferred(resolved.enum, byName[name]);
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (choices?.length) {
    const choice = choices.find(({ type }) => type !== "null") ?? choices[0]!;
    if (depth > maxDepth && choices.some(({ type }) => type === "null")) return null;
    const choiceExample = exampleOf(choice, schemas, name, depth);
    return resolved.properties
      ? { ...objectExample(resolved, schemas, depth), ...(choiceExample as object) }
      : choiceExample;
  }
  const type = Array.isArray(resolved.type) ? resolved.type[0] : resolved.type;
  if (type === "object") return objectExample(resolved, schemas, depth);
  if (type === "array") return arrayExample(resolved, schemas, name, depth);
  if (type === "integer" || type === "number") return numberExample(resolved, name);
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "string") return textExample(resolved, name);
  const parts = (resolved.allOf ?? []).map((part) => exampleOf(part, schemas, name, depth));
  return Object.assign({}, ...parts) as object;
}

function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? resolve(schemas[name] ?? {}, schemas) : schema;
}

function preferred(values: unknown[], usual: string | undefined): unknown {
  return values.includes(usual) ? usual : values[0];
}

function objectExample(schema: JsonSchema, schemas: Schemas, depth: number): Record<string, unknown> {
  const required = schema.required ?? [];
  const includedProperties = Object.entries(schema.properties ?? {}).filter(
    ([name]) => depth <= maxDepth || required.includes(name),
  );
  const exampleEntries = includedProperties.map(([name, one]) => [
    name,
    exampleOf(one, schemas, name, depth + 1),
  ]);
  const values = schema.additionalProperties;
  const extra =
    exampleEntries.length === 0 && typeof values === "object" && schema.propertyNames
      ? [[exampleOf(schema.propertyNames, schemas), exampleOf(values, schemas, "", depth + 1)]]
      : [];
  return Object.fromEntries([...exampleEntries, ...extra]) as Record<string, unknown>;
}

function arrayExample(schema: JsonSchema, schemas: Schemas, name: string, depth: number): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((one) => exampleOf(one, schemas, "", depth + 1));
  if (!schema.items || (depth > maxDepth && !schema.minItems)) return [];
  const count = Math.max(schema.minItems ?? 1, 1);
  if (schema.maxItems === 0) return [];
  return Array.from({ length: count }, () =>
    exampleOf(schema.items!, schemas, name.replace(/s$/, ""), depth + 1),
  );
}

const smallNumberName = /days|count|hours|minutes|required|given|position|page|total|attempts|code/i;

function numberExample({ minimum, exclusiveMinimum, maximum }: JsonSchema, name: string): number {
  const lowest = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1) ?? -Infinity;
  return Math.max(lowest, Math.min(smallNumberName.test(name) ? 3 : 1250, maximum ?? Infinity));
}

function textExample(schema: JsonSchema, name: string): string {
  const { format, minLength = 0, maxLength = Infinity } = schema;
  if (format && byFormat[format]) return byFormat[format];
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap((part) => part.pattern ?? []).map(compile);
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((one) => one?.test(text) ?? true);
  const candidates = [byName[name], /id$/i.test(name) ? someId : undefined, "Text", ...texts];
  return (
    candidates.find((text): text is string => text !== undefined && fits(text)) ??
    "Text".padEnd(minLength, "x").slice(0, maxLength)
  );
}

function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return null;
  }
}

/** The part of JSON Schema that the provider's OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

const words = ["a", "Mary", "بحث", "été", "100", "en", "SEPA-1", "USD", "mary@example.test", "Right-horse-7"];
const hostileTexts = [
  ...["", " ", "\u0000", "\u202e", "ß".repeat(300), "%", "'; --", "<b>", "../..", "__proto__", "NaN", "null"],
  ...["1e400", "-0", "9007199254740993", "0x10", "2026-02-31", "9999999-01-01T00:00:00Z", "\ud800", "🧾🧾"],
];

/** Returns a random element. */
export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

/** Returns a value that no schema expects. */
export function junk(): unknown {
  const kinds = [
    () => pick(hostileTexts),
    () => pick([0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308]),
    () => pick([null, true, false]),
    () => [junkLeaf(), junkLeaf()],
    () => ({ [String(pick(hostileTexts))]: junkLeaf() }),
    () => Array.from({ length: 300 }, (_, index) => index),
  ];
  return pick(kinds)();
}

function junkLeaf(): unknown {
  return pick([...hostileTexts, 0, -1, null]);
}

/** Returns a value that probably matches the schema. `ids` are ids of existing rows. */
export function valueOf(schema: Schema, ids: string[]): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return valueOf(pick(choice), ids);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, ids)).filter((part) => part));
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
  if (type === "object" || schema.properties) {
    const included = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || Math.random() < 0.5,
    );
    return Object.fromEntries(included.map(([name, part]) => [name, valueOf(part, ids)]));
  }
  if (type === "array")
    return Array.from({ length: Math.floor(Math.random() * 4) }, () => valueOf(schema.items ?? {}, ids));
  if (type === "boolean") return Math.random() < 0.5;
  if (type === "integer" || type === "number") return numberOf(schema);
  if (type === "null") return null;
  return textOf(schema, ids);
}

function numberOf({ minimum = -10, maximum = 1_000_000 }: Schema): number {
  return pick([
    minimum,
    maximum,
    Math.round(minimum + Math.random() * (Math.min(maximum, 10_000) - minimum)),
  ]);
}

function textOf({ format, minLength = 0 }: Schema, ids: string[]): string {
  if (format === "uuid") return pick(ids);
  if (format === "date-time") return new Date(Date.now() + (Math.random() - 0.5) * 1e10).toISOString();
  if (format === "date")
    return new Date(Date.now() + (Math.random() - 0.5) * 1e10).toISOString().slice(0, 10);
  if (format === "email") return `${crypto.randomUUID().slice(0, 8)}@example.test`;
  return (Math.random() < 0.2 ? pick(ids) : pick(words)).padEnd(minLength, "x");
}

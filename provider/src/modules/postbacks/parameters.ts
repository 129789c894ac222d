/** A value of a report; a number only if it is a number in JSON. */
export type Value = string | number;

/** Returns all values of a report under a name or path; empty if there are none. */
export type Parameters = (name: string) => Value[];

/** Returns the names that a parameter of a mapping may have, in the order in which they are tried. */
export function alternatives(names: string): string[] {
  return names.split("|").map((name) => name.trim());
}

/** The content type of a file's line whose cells don't match the header. */
export const unfitLineType = "text/csv";

// The maximum number of levels in a path, more than the reports of any network have.
const deepestPath = 8;

/**
 * Parses a report's parameters from a JSON object, a form or a query; undefined if it is none of these. Names
 * may be paths into JSON (`saleAmount.amount`). `wrapper` is the name of a form field that contains the report
 * as JSON; a form without that field is read as it is.
 */
export function readParameters(
  { payload, contentType }: { payload: string; contentType: string | null },
  wrapper?: string,
): Parameters | undefined {
  if (contentType === unfitLineType) return undefined;
  if (isJson({ payload, contentType })) return fromJson(payload);
  const parameters = new URLSearchParams(payload);
  if (wrapper === undefined || !parameters.has(wrapper)) return (name) => parameters.getAll(name);
  const [wrapped, second] = parameters.getAll(wrapper);
  return second === undefined ? fromJson(wrapped!) : undefined;
}

/** Returns whether a report is JSON, by its content type or first character. */
export function isJson({ payload, contentType }: { payload: string; contentType: string | null }): boolean {
  return Boolean(contentType?.includes("json")) || payload.trimStart().startsWith("{");
}

function fromJson(payload: string): Parameters | undefined {
  const object = parseJson(payload);
  if (typeof object !== "object" || object === null || Array.isArray(object)) return undefined;
  return (name) => {
    const value = asValue(atPath(object, name));
    return value === undefined ? [] : [value];
  };
}

/** Returns the value at a name. A property whose name contains dots takes precedence over a path. */
function atPath(object: object, name: string): unknown {
  if (Object.hasOwn(object, name)) return (object as Record<string, unknown>)[name];
  const steps = name.split(".");
  if (steps.length > deepestPath) return undefined;
  let found: unknown = object;
  for (const step of steps) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return found;
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/**
 * Returns a string or number, and a boolean as text. Numbers too large to be exact are ignored, as two
 * purchases could share one.
 */
function asValue(value: unknown): Value | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

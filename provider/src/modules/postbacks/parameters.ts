/** A value of a report: a number only where JSON has one. */
export type Value = string | number;

/** All values of a report under a name or path; none for one it does not have. */
export type Parameters = (name: string) => Value[];

/** Returns the names that a parameter of a mapping may have, in the order in which they are tried. */
export function alternatives(names: string): string[] {
  return names.split("|").map((name) => name.trim());
}

// Deeper than any network nests its values.
const deepestPath = 8;

/**
 * Reads a report's parameters from a JSON object or from a form or query; undefined when it is neither. Names may be
 * paths into JSON (`saleAmount.amount`). `wrapper` names a field of a form that holds the report as JSON; a form without
 * that field is read as it is.
 */
export function readParameters(
  { payload, contentType }: { payload: string; contentType: string | null },
  wrapper?: string,
): Parameters | undefined {
  if (isJson({ payload, contentType })) return fromJson(payload);
  const parameters = new URLSearchParams(payload);
  if (wrapper === undefined || !parameters.has(wrapper)) return (name) => parameters.getAll(name);
  const [wrapped, second] = parameters.getAll(wrapper);
  return second === undefined ? fromJson(wrapped!) : undefined;
}

/** Whether a report is JSON, by its type or by how it begins. */
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

/** The value a name leads to; a name with dots that an object has itself comes before the path. */
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

/** Parses JSON; undefined for what is none. */
export function parseJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** A text or a number. A number too great to be exact is none: two purchases would share one number. */
function asValue(value: unknown): Value | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** The values of a report's parameter by its name, as text; none where it is not there. */
export type Parameters = (name: string) => string[];

/** Reads a report's parameters, from a JSON object or from a form or query; undefined when it is neither. */
export function readParameters({
  payload,
  contentType,
}: {
  payload: string;
  contentType: string | null;
}): Parameters | undefined {
  const isJson = contentType?.includes("json") || payload.trimStart().startsWith("{");
  return isJson ? fromJson(payload) : fromForm(payload);
}

function fromForm(payload: string): Parameters {
  const parameters = new URLSearchParams(payload);
  return (name) => parameters.getAll(name);
}

function fromJson(payload: string): Parameters | undefined {
  const object = parse(payload);
  if (typeof object !== "object" || object === null || Array.isArray(object)) return undefined;
  const values = new Map(Object.entries(object));
  return (name) => {
    const text = asText(values.get(name));
    return text === undefined ? [] : [text];
  };
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** A value as text. A number too great to be exact is none: two purchases would share one number. */
function asText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "number" || Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined;
  return String(value);
}

import { stdSerializers } from "pino";

/** What of a failed statement holds values: what it was given, and the row the database complains about. */
const withValues = new Set(["params", "detail", "where"]);

/**
 * What the log says of an error: type, words, stack and the statement. The values that a statement was given stay
 * out, as they are names, addresses, hashes, whatever people typed.
 */
export function toErrorLine(error: Error) {
  const given = [...paramsOf(error)].map((params) => `\nparams: ${params.toString()}`);
  const withoutValues = (text: string) => given.reduce((rest, values) => rest.replaceAll(values, ""), text);
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !withValues.has(name))),
    type,
    message: withoutValues(message),
    stack: withoutValues(stack),
  };
}

/** The values of each failed statement in a chain of causes; drizzle repeats them in its message. */
function* paramsOf(error: unknown): Generator<unknown[]> {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("params" in cause && Array.isArray(cause.params) && cause.params.length > 0) yield cause.params;
}

import { stdSerializers } from "pino";

/**
 * The properties of an error that contain values: a failed statement's parameters, and the row that the
 * database quotes.
 */
const withValues = new Set(["params", "detail", "where"]);

/**
 * Returns the logged form of an error: type, message, stack and statement, without the statement's values,
 * which are names, addresses, hashes or other user input.
 */
export function toErrorLine(error: Error) {
  const parameterTexts = [...paramsOf(error)].map((params) => `\nparams: ${params.toString()}`);
  const withoutValues = (text: string) =>
    parameterTexts.reduce((rest, values) => rest.replaceAll(values, ""), text);
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !withValues.has(name))),
    type,
    message: withoutValues(message),
    stack: withoutValues(stack),
  };
}

/** Yields the values of each failed statement in a chain of causes. Drizzle repeats them in its message. */
function* paramsOf(error: unknown): Generator<unknown[]> {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("params" in cause && Array.isArray(cause.params) && cause.params.length > 0) yield cause.params;
}

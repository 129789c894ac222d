import type { PostbackReason } from "#contract/networks/postbacks.ts";
import { isPlaceholder } from "#contract/text/input/placeholder.ts";
import { alternatives, type Parameters, type Value } from "./parameters.ts";

/** Thrown if a report can't be interpreted, with the reason. `interpret` returns it. */
export class UnreadableReport extends Error {
  readonly reason: PostbackReason;

  constructor(reason: PostbackReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Returns functions that read the parameters of a report. */
export function readerOf(parameters: Parameters) {
  const value = (name: string | undefined) => (name === undefined ? undefined : valueOf(parameters, name));
  const text = (name: string | undefined) => value(name)?.toString();
  /** Returns a parameter's text. Throws if the network left its placeholder in it. */
  function filledParameter(name: string | undefined): string | undefined {
    const found = text(name);
    if (found !== undefined && isPlaceholder(found)) throw new UnreadableReport("placeholder_left");
    return found;
  }
  return { value, text, filledParameter };
}

/**
 * Returns a parameter's value. If the mapping lists several names, the first one with a value in the report is
 * used.
 */
function valueOf(parameters: Parameters, names: string): Value | undefined {
  for (const name of alternatives(names)) {
    const value = valueUnder(parameters, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function valueUnder(parameters: Parameters, name: string): Value | undefined {
  const values = parameters(name);
  // The report is ambiguous, so it isn't interpreted.
  if (values.length > 1) throw new UnreadableReport("parameter_repeated");
  const [value] = values;
  if (typeof value === "number") return value;
  const text = value?.trim();
  if (text === undefined || text === "") return undefined;
  if (/[\0\p{Cs}]/u.test(text)) throw new UnreadableReport("unreadable");
  return text;
}

import type { z } from "zod";
import type { Call, CallInput } from "#contract/calls/call.ts";

type InputPart = "params" | "query" | "body";

/** The HTTP request of a call: a path on the provider's origin and, for some methods, a JSON body. */
export interface CallRequest {
  method: Call["method"];
  path: string;
  body: string | undefined;
}

/** A part of a call that doesn't match its declaration. The message names the fields, but not their values. */
export class ContractError extends Error {
  override name = "ContractError";

  constructor(call: Call, part: string, issues: readonly z.core.$ZodIssue[]) {
    const fields = issues.map(({ code, path }) => `${[part, ...path].map(String).join(".")} (${code})`);
    super(`${call.method} ${call.path} doesn't match the contract: ${[...new Set(fields)].join(", ")}`);
  }
}

/** Thrown if the input doesn't match the call's declaration. Nothing is sent. */
export class CallInputError extends ContractError {
  override name = "CallInputError";
  readonly part: InputPart;

  constructor(call: Call, part: InputPart, issues: readonly z.core.$ZodIssue[]) {
    super(call, part, issues);
    this.part = part;
  }
}

/**
 * Builds the request of a call. Every part is checked against its schema, and path parameters are encoded.
 * POST and PUT always have a JSON body; PATCH and DELETE only have one if it is given.
 * @throws CallInputError if a part doesn't match
 */
export function buildRequest<C extends Call>(call: C, input: CallInput<C> = {}): CallRequest {
  const params = checkPart(call, "params", input.params);
  const query = checkPart(call, "query", input.query);
  const body = checkPart(call, "body", input.body);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const alwaysHasBody = call.method === "POST" || call.method === "PUT";
  return {
    method: call.method,
    path: `/apis${path}${searchOf(query)}`,
    body: input.body === undefined && !alwaysHasBody ? undefined : JSON.stringify(body),
  };
}

function checkPart(call: Call, part: InputPart, value: unknown): Record<string, unknown> {
  // A query may be omitted if all its fields have defaults.
  const result = call[part].safeParse(value);
  const second = !result.success && value === undefined ? call[part].safeParse({}) : result;
  if (!second.success) throw new CallInputError(call, part, second.error.issues);
  return (second.data ?? {}) as Record<string, unknown>;
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : "";
}

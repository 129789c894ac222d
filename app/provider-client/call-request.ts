import type { Call, CallInput } from "#contract/call.ts";

/** A call made concrete: a path below the provider's origin and, where the method wants one, a JSON body. */
export interface CallRequest {
  method: Call["method"];
  path: string;
  body: string | undefined;
}

/** What was handed over does not fit the call's declaration: nothing may be sent. */
export class CallInputError extends Error {
  override name = "CallInputError";
}

/**
 * Builds the request of a contract call. Every part is checked against its schema first; path parameters are
 * encoded on top. POST and PUT always carry JSON, PATCH and DELETE only when a body is given.
 * @throws CallInputError when a part does not fit
 */
export function buildRequest<C extends Call>(call: C, input: CallInput<C> = {}): CallRequest {
  const params = checked(call, "params", input.params);
  const query = checked(call, "query", input.query);
  const body = checked(call, "body", input.body);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const alwaysHasBody = call.method === "POST" || call.method === "PUT";
  return {
    method: call.method,
    path: `/apis${path}${searchOf(query)}`,
    body: input.body === undefined && !alwaysHasBody ? undefined : JSON.stringify(body),
  };
}

function checked(call: Call, part: "params" | "query" | "body", value: unknown): Record<string, unknown> {
  // A query whose fields all have defaults may be left out altogether.
  const result = call[part].safeParse(value);
  const second = !result.success && value === undefined ? call[part].safeParse({}) : result;
  if (!second.success)
    throw new CallInputError(`${call.method} ${call.path}: ${part} ${second.error.message}`);
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

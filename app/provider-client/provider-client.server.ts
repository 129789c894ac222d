import type { Readable } from "node:stream";
import type { Call, CallInput } from "#contract/calls/call.ts";
import { createContext } from "react-router";
import type { Export } from "#contract/calls/export.ts";
import type { RequestContext } from "~/page/request-context";
import type { CallResult } from "./call-response.server";
import { type CallHints, type CallOptions, callProvider, type CallScope } from "./call-provider.server";
import { openExport } from "./open-export.server";
import type { ProviderError } from "./provider-error";
import { withStepUp } from "./step-up.server";

export interface ProviderClient {
  /** The time zone of the days in the client's calls. */
  timeZone: string;
  hints: CallHints;
  /**
   * Makes a call of the contract for the user and returns `{ data, meta, message }`.
   * @throws ProviderError; if uncaught, the page shows it with its status
   */
  call: <C extends Call>(call: C, input?: CallInput<C>, options?: CallOptions) => Promise<CallResult<C>>;
  /** Streams a file until `signal` aborts it. @throws ProviderError */
  open: <C extends Export>(call: C, input: CallInput<C>, signal: AbortSignal) => Promise<Readable>;
}

export const callScopeContext = createContext<CallScope>();

/** Returns the client for the user of this request. Throws if the session middleware didn't run. */
export function providerClient(context: RequestContext): ProviderClient {
  const scope = context.get(callScopeContext);
  return {
    timeZone: scope.visitor.timeZone ?? "UTC",
    hints: scope.hints ?? {},
    call: (call, input, options) => withStepUp(scope, () => callProvider(scope, call, input, options)),
    open: (call, input, signal) => openExport(scope, call, input, signal),
  };
}

/**
 * Makes all later calls of this request fail with `error`, so that nothing is loaded after a guard has
 * refused the request.
 */
export function blockCalls(context: RequestContext, error: ProviderError): void {
  context.get(callScopeContext).callError = error;
}

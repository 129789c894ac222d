import type { Readable } from "node:stream";
import type { Call, CallInput } from "#contract/call.ts";
import { createContext } from "react-router";
import type { Export } from "#contract/export.ts";
import type { RequestContext } from "~/page/request-context";
import type { CallResult } from "./call-answer.server";
import { type CallOptions, callProvider, type CallScope } from "./call-provider.server";
import { openExport } from "./open-export.server";
import type { ProviderError } from "./provider-error";
import { withStepUp } from "./step-up.server";

export interface ProviderClient {
  /** The zone whose days its calls mean. */
  timeZone: string;
  /**
   * Makes a call of the contract for the visitor: `{ data, meta, message }`.
   * @throws ProviderError; uncaught it becomes the page's error with its status
   */
  call: <C extends Call>(call: C, input?: CallInput<C>, options?: CallOptions) => Promise<CallResult<C>>;
  /** A list's file as it comes, until `signal` gives it up. @throws ProviderError */
  open: <C extends Export>(call: C, input: CallInput<C>, signal: AbortSignal) => Promise<Readable>;
}

export const callScopeContext = createContext<CallScope>();

/** The client of this request's visitor. Throws where the session middleware did not run. */
export function providerClient(context: RequestContext): ProviderClient {
  const scope = context.get(callScopeContext);
  return {
    timeZone: scope.visitor.timeZone ?? "UTC",
    call: (call, input, options) => withStepUp(scope, () => callProvider(scope, call, input, options)),
    open: (call, input, signal) => openExport(scope, call, input, signal),
  };
}

/** From now on every call of this request fails with `error`: what a guard refused must not be loaded. */
export function refuseCalls(context: RequestContext, error: ProviderError): void {
  context.get(callScopeContext).refusal = error;
}

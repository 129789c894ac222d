import type { Readable } from "node:stream";
import type { CallInput } from "#contract/calls/call.ts";
import type { Export } from "#contract/calls/export.ts";
import { toProviderError } from "./call-response.server";
import {
  sendAsVisitor,
  type CallScope,
  headersOf,
  requestOf,
  transportProblem,
} from "./call-provider.server";
import { TransportError } from "./transport.server";

/**
 * Opens a file for the user. It is streamed and never held in memory as a whole.
 * @throws ProviderError as for any other call
 */
export async function openExport<C extends Export>(
  scope: CallScope,
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<Readable> {
  const { language, requestId } = scope.visitor;
  try {
    const response = await sendAsVisitor(scope, call, () => {
      const { method, path } = requestOf(scope, call, input);
      return (token) =>
        scope.transport.open({ method, path, headers: headersOf(scope, token, undefined), signal });
    });
    if (response.content) return response.content;
    throw toProviderError(call, response, response.status, language);
  } catch (error) {
    if (error instanceof TransportError) throw transportProblem(error.kind, language, requestId);
    throw error;
  }
}

import type { Call, CallInput } from "#contract/calls/call.ts";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

/**
 * Makes a call that changes notifications and returns a JSON response for the live bell: 200, or the status
 * and message of the refusal. Returns 405 for a method other than the call's.
 */
export async function respondToChange<C extends Call>(
  { request, context }: { request: Request; context: RequestContext },
  call: C,
  input?: CallInput<C>,
): Promise<Response> {
  if (request.method !== call.method)
    return new Response(null, { status: 405, headers: { Allow: call.method } });
  try {
    await providerClient(context).call(call, input);
    return Response.json({});
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

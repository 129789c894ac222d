import { authenticationResponse } from "#contract/accounts/passkey-responses.ts";
import { stepUpWithPasskey } from "#contract/accounts/passkeys.ts";
import { readForm } from "~/components/form/read-form.server";
import { readPasskey } from "~/features/auth/read-passkey.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/passkeys.again";

/** Accepts a passkey instead of the password confirmation. The form can then be submitted unchanged. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const response = readPasskey(await readForm(request), authenticationResponse);
  try {
    await providerClient(context).call(stepUpWithPasskey, { body: { answer: response } });
    return Response.json({ isTaken: true });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

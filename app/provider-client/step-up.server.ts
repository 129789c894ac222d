import { stepUp } from "#contract/auth.ts";
import { passwordAgain } from "~/components/form/password-again";
import { callProvider, type CallScope } from "./call-provider.server";
import { ProviderError } from "./provider-error";

/**
 * Makes a call that may want the password again. With the one typed into the form it is proven and the call
 * is made once more, with the same idempotency key, as the refused one used nothing up.
 * @throws ProviderError with the field `passwordAgain` when there is none, or the wrong one; `formRefusal`
 * hands it to the form, and `FormErrors` shows the field
 */
export async function withStepUp<Result>(scope: CallScope, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.key !== "step_up_required") throw error;
    const password = scope.passwordAgain?.();
    if (!password) throw atPassword(error);
    await prove(scope, password);
    return send();
  }
}

async function prove(scope: CallScope, password: string): Promise<void> {
  try {
    await callProvider(scope, stepUp, { body: { password } });
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.kind === "refused" && error.status < 500;
    throw isRefused ? atPassword(error) : error;
  }
}

function atPassword(error: ProviderError): ProviderError {
  const { status, kind, key, message, details, requestId, serverMessage } = error;
  const fields = { [passwordAgain]: error.fields?.password ?? [message] };
  return new ProviderError({ status, kind, key, message, details, requestId, serverMessage, fields });
}

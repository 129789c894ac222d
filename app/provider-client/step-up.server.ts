import { stepUp } from "#contract/auth.ts";
import { listPasskeys } from "#contract/passkeys.ts";
import { passkeyAgain, passwordAgain } from "~/components/form/password-again";
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
    if (!password) throw await atPassword(scope, error);
    await prove(scope, password);
    return send();
  }
}

async function prove(scope: CallScope, password: string): Promise<void> {
  try {
    await callProvider(scope, stepUp, { body: { password } });
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.kind === "refused" && error.status < 500;
    throw isRefused ? await atPassword(scope, error) : error;
  }
}

async function atPassword(scope: CallScope, error: ProviderError): Promise<ProviderError> {
  const { status, kind, key, message, details, requestId, serverMessage } = error;
  // Not worth failing for: the password will do.
  const passkeys = await callProvider(scope, listPasskeys).then(
    ({ data }) => data.length,
    () => 0,
  );
  const fields = {
    [passwordAgain]: error.fields?.password ?? [message],
    ...(passkeys > 0 ? { [passkeyAgain]: [message] } : {}),
  };
  return new ProviderError({ status, kind, key, message, details, requestId, serverMessage, fields });
}

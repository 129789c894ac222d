import { stepUp } from "#contract/accounts/auth.ts";
import { listPasskeys } from "#contract/accounts/passkeys.ts";
import { passkeyConfirmationKey, passwordConfirmationField } from "~/components/form/password-confirmation";
import { callProvider, type CallScope } from "./call-provider.server";
import { ProviderError } from "./provider-error";

/**
 * Makes a call that may require a recent password confirmation. If the form contains the password, it is
 * verified and the call is repeated with the same idempotency key, which the refused attempt didn't use up.
 * @throws ProviderError with the field `passwordConfirmation` if the password is missing or wrong; `replyWithError`
 * adds it to the form's errors, and `FormErrors` shows the field
 */
export async function withStepUp<Result>(scope: CallScope, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.key !== "step_up_required") throw error;
    const password = scope.passwordConfirmation?.();
    if (!password) throw await passwordFieldError(scope, error);
    await verifyPassword(scope, password);
    return send();
  }
}

async function verifyPassword(scope: CallScope, password: string): Promise<void> {
  try {
    await callProvider(scope, stepUp, { body: { password } });
  } catch (error) {
    const isRejected = error instanceof ProviderError && error.kind === "refused" && error.status < 500;
    throw isRejected ? await passwordFieldError(scope, error) : error;
  }
}

async function passwordFieldError(scope: CallScope, error: ProviderError): Promise<ProviderError> {
  const { status, kind, key, message, details, requestId, serverMessage } = error;
  // A failure is ignored, because the password is sufficient.
  const passkeys = await callProvider(scope, listPasskeys).then(
    ({ data }) => data.length,
    () => 0,
  );
  const fields = {
    [passwordConfirmationField]: error.fields?.password ?? [message],
    ...(passkeys > 0 ? { [passkeyConfirmationKey]: [message] } : {}),
  };
  return new ProviderError({ status, kind, key, message, details, requestId, serverMessage, fields });
}

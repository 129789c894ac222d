import { data, redirect } from "react-router";
import { authenticationResponse } from "#contract/accounts/passkey-responses.ts";
import { logInWithPasskey as logInCall, completePasskeyStep } from "#contract/accounts/passkeys.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import { sessionContext } from "~/middleware/session.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { toAuthRejection } from "./auth-rejection.server";
import { readPasskey } from "./read-passkey.server";
import { returnPath } from "./return-path";

interface Entry {
  form: FormData;
  url: URL;
  /** The challenge issued after a correct password. Without it, the passkey alone logs the user in. */
  challenge?: string;
}

/** Logs the user in with the form's passkey and redirects, or returns the refusal. */
export async function logInWithPasskey(context: RequestContext, { form, url, challenge }: Entry) {
  const response = readPasskey(form, authenticationResponse);
  const device = context.get(deviceContext);
  const { call } = providerClient(context);
  try {
    const { data: pair } = challenge
      ? await call(completePasskeyStep, { body: { challenge, answer: response } }, { device: device.id })
      : await call(logInCall, { body: { answer: response } }, { device: device.id });
    device.isKnown = true;
    await context.get(sessionContext).start(pair);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { status, formErrors } = toAuthRejection(error, getLocale(context), error.message);
    return data({ result: { error: { "": formErrors } } }, { status });
  }
  return redirect(returnPath(url, getLocale(context)));
}

import { login, type credentials, type TokenPair } from "#contract/accounts/auth.ts";
import { loginChallenge } from "#contract/accounts/second-factor.ts";
import { redirect } from "react-router";
import type { z } from "zod";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import { sessionContext } from "~/middleware/session.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { services } from "~/server/services.server";
import type { PendingLogin } from "~/session/challenge-cookie.server";
import { type AuthRejection, toAuthRejection } from "./auth-rejection.server";
import { withReturn } from "./with-return";

/**
 * Logs in to the provider and starts a session with a new id. Returns `undefined` on success. `search` is the
 * page's query, which contains the return path.
 * @throws Response the redirect to the second step, if the account requires one
 */
export function logIn(
  context: RequestContext,
  body: z.infer<typeof credentials>,
  search = "",
): Promise<AuthRejection | undefined> {
  return logInWith(context, (device) => providerClient(context).call(login, { body }, { device }), search);
}

/** Logs in with another method. `requestTokens` is called with the id of the visitor's browser. */
export async function logInWith(
  context: RequestContext,
  requestTokens: (device: string) => Promise<{ data: TokenPair }>,
  search: string,
): Promise<AuthRejection | undefined> {
  try {
    const device = context.get(deviceContext);
    const { data } = await requestTokens(device.id);
    device.isKnown = true;
    await context.get(sessionContext).start(data);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const step = error.key === "second_step_required" ? loginChallenge.safeParse(error.details) : undefined;
    if (step?.success) throw await secondStepRedirect(context, step.data, search);
    return toAuthRejection(error, getLocale(context));
  }
}

async function secondStepRedirect(
  context: RequestContext,
  pending: PendingLogin,
  search: string,
): Promise<Response> {
  const cookie = await (await services()).challenge.set(pending);
  const path = withReturn(localizedPath("/two-steps", getLocale(context)), search);
  return redirect(path, { headers: { "Set-Cookie": cookie } });
}

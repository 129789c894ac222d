import { login, type credentials } from "#contract/auth.ts";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import { sessionContext } from "~/middleware/session.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { type AuthRefusal, authRefusal } from "./auth-refusal.server";

/** Signs in at the provider and begins a session under a new id. Nothing comes back when all is well. */
export async function logIn(
  context: Readonly<RouterContextProvider>,
  body: z.infer<typeof credentials>,
): Promise<AuthRefusal | undefined> {
  try {
    const device = context.get(deviceContext);
    const { data } = await providerClient(context).call(login, { body }, { device: device.id });
    device.isKnown = true;
    await context.get(sessionContext).start(data);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return authRefusal(error, getLocale(context));
  }
}

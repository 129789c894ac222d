import { register, type registration } from "#contract/accounts/auth.ts";
import type { z } from "zod";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { type AuthRefusal, authRefusal } from "./auth-refusal.server";

/**
 * Registers an account, or notifies the owner of the address if one exists. Only the mail shows which.
 * Returns `undefined` on success. Submitting the same form again is not an error.
 */
export async function registerAccount(
  context: RequestContext,
  body: z.input<typeof registration>,
): Promise<AuthRefusal | undefined> {
  try {
    const device = context.get(deviceContext);
    await providerClient(context).call(register, { body }, { device: device.id });
    device.isKnown = true;
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The account may exist by now, so "Login failed" would mislead. Without a message from the server, the
    // error has its own.
    return authRefusal(error, getLocale(context), error.message);
  }
}

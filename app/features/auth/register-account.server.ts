import { register, type registration } from "#contract/accounts/auth.ts";
import type { z } from "zod";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { type AuthRejection, toAuthRejection } from "./auth-rejection.server";

/**
 * Registers an account. If the address already has one, notifies its owner instead; the response is the same.
 * Returns `undefined` on success. Submitting the same form again isn't an error.
 */
export async function registerAccount(
  context: RequestContext,
  body: z.input<typeof registration>,
): Promise<AuthRejection | undefined> {
  try {
    const device = context.get(deviceContext);
    await providerClient(context).call(register, { body }, { device: device.id });
    device.isKnown = true;
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The account may have been created, so "Login failed" would be wrong. Without a message from the server,
    // the error's own is shown.
    return toAuthRejection(error, getLocale(context), error.message);
  }
}

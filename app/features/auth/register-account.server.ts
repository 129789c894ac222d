import { register, type registration } from "#contract/auth.ts";
import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { Language } from "~/i18n/languages";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import { requestContext } from "~/middleware/request-log.server";
import { sessionContext } from "~/middleware/session.server";
import { transportProblem } from "~/provider-client/call-provider.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { services } from "~/services.server";
import { StoreError } from "~/session/session-store";
import { type AuthRefusal, authRefusal } from "./auth-refusal.server";
import { logIn } from "./log-in.server";

const secondsRemembered = 600;

/**
 * Creates a member account and signs in. `formKey` is the random key rendered into the form: sending the
 * same form twice is no error, the second one is signed in to the account the first one made.
 */
export async function registerAccount(
  context: Readonly<RouterContextProvider>,
  body: z.input<typeof registration>,
  formKey: string,
): Promise<AuthRefusal | undefined> {
  try {
    return await sendForm(context, body, markOf(formKey, body.email));
  } catch (error) {
    // Without its store the dashboard could not sign anybody in: then no account is made either.
    if (!(error instanceof StoreError)) throw error;
    const language = getLocale(context);
    return refusal(transportProblem("unreachable", language, context.get(requestContext).id), language);
  }
}

async function sendForm(
  context: Readonly<RouterContextProvider>,
  body: z.input<typeof registration>,
  mark: string,
): Promise<AuthRefusal | undefined> {
  const { store } = (await services()).sessions;
  const isFirst = await store.write(mark, "sent", { ttl: secondsRemembered, onlyIfAbsent: true });
  // Either of two forms under way at once may reach the provider first: the other has to know of it.
  if (!isFirst) await store.write(mark, "repeated", { ttl: secondsRemembered });
  try {
    const device = context.get(deviceContext);
    const { data } = await providerClient(context).call(register, { body }, { device: device.id });
    device.isKnown = true;
    await context.get(sessionContext).start(data);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.key === "email_taken" && (await store.read(mark)) === "repeated") {
      const { email, password } = body;
      if (!(await logIn(context, { email, password }))) return undefined;
    }
    // A form that was refused made no account: sent again, corrected, it is a new one.
    if (error.kind === "refused") await store.take(mark);
    return refusal(error, getLocale(context));
  }
}

/** The account may exist by now, so "Login failed" would mislead: without the server's words, the error has its own. */
function refusal(error: ProviderError, language: Language): AuthRefusal {
  return authRefusal(error, language, error.message);
}

function markOf(formKey: string, email: string): string {
  return `registration:${createHash("sha256").update(`${formKey}\n${email}`).digest("hex")}`;
}

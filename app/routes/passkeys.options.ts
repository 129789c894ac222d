import { beginPasskeyLogin, beginPasskeyStep, beginPasskeyStepUp } from "#contract/accounts/passkeys.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { services } from "~/server/services.server";
import type { Route } from "./+types/passkeys.options";

/** Responds with the options for using a passkey. `?for=` is the purpose. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST")
    return respond(405, { message: catalogueText(getLocale(context), "methodNotAllowed") });
  try {
    const options = await optionsFor(url.searchParams.get("for"), providerClient(context), request);
    return options ? respond(200, options) : respond(400, {});
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return respond(error.status, { message: error.message });
  }
}

async function optionsFor(use: string | null, { call }: ProviderClient, request: Request) {
  if (use === "login") return (await call(beginPasskeyLogin)).data;
  if (use === "again") return (await call(beginPasskeyStepUp)).data;
  const pendingLogin = await (await services()).challenge.read(request.headers.get("cookie"));
  if (use !== "step" || !pendingLogin) return undefined;
  return (await call(beginPasskeyStep, { body: { challenge: pendingLogin.challenge } })).data;
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

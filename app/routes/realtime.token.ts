import { createRealtimeToken } from "#contract/realtime/realtime.ts";
import { sessionContext } from "~/middleware/session.server";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { environment } from "~/server/environment.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { isAuthenticationError } from "~/session/auth-state.server";
import type { Route } from "./+types/realtime.token";

/**
 * Responds with a token for the socket's handshake and the origin to connect to, or with 401 for visitors. If
 * `REALTIME_TOKEN` is `access`, the token is the access token itself, for providers that issue no separate
 * token.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const language = getLocale(context);
  if (request.method !== "POST") return reject(405, catalogueText(language, "methodNotAllowed"));
  const session = context.get(sessionContext);
  if (session.isLoggingOut) return reject(401, catalogueText(language, "loggingOut"));
  if (!session.isPresent) return reject(401, catalogueText(language, "authenticationFailed"));

  const { PROVIDER_PUBLIC_ORIGIN: origin, REALTIME_TOKEN: tokenKind } = environment();
  try {
    const token =
      tokenKind === "access"
        ? await session.accessToken()
        : (await providerClient(context).call(createRealtimeToken)).data.token;
    return Response.json({ token, origin }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return reject(isAuthenticationError(error) ? 401 : error.status, error.message);
  }
}

function reject(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });
}

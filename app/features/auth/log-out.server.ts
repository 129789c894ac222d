import { requestContext } from "~/middleware/request-log.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { sessionContext } from "~/middleware/session.server";
import type { RequestContext } from "~/page/request-context";
import { services } from "~/server/services.server";
import { revokeTokens } from "~/session/renew-tokens.server";

/**
 * Ends the session here first and then at the provider, so that users are logged out even while the provider
 * is unavailable. It isn't an error if there is no session.
 */
export async function logOut(context: RequestContext): Promise<void> {
  const tokens = await context.get(sessionContext).leave();
  if (!tokens) return;
  const { transport, environment } = await services();
  const { id, clientAddress, log } = context.get(requestContext);
  const visitor = { language: getLocale(context), requestId: id, clientAddress };
  const isRevoked = await revokeTokens({ transport, internalKey: environment.INTERNAL_KEY }, tokens, visitor);
  if (!isRevoked) log.warn("the provider did not hear of a logout");
}

import { z } from "zod";
import { basicAuthorization } from "./basic-authorization.ts";
import { ConnectorError, parseResponse, type ConnectorApi } from "./connector.ts";

const tokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

interface TokenRequest {
  path: string;
  clientId: string;
  clientSecret: string;
  form: Record<string, string>;
  /**
   * A form with fewer scopes, sent if the network answers 400 to `form`, for example because the client wasn't
   * registered for a scope.
   */
  narrowerForm?: Record<string, string>;
}

/**
 * Returns the header with an OAuth 2.0 token. If no valid token is stored, requests one with the client's id
 * and secret.
 */
export async function authorizeByToken(
  api: ConnectorApi,
  { path, clientId, clientSecret, form, narrowerForm }: TokenRequest,
): Promise<Record<string, string>> {
  const token = await api.token(async () => {
    const headers = basicAuthorization(clientId, clientSecret);
    const requestToken = (body: Record<string, string>) =>
      api.json({ method: "POST", path, body: { form: body }, headers, isAnonymous: true });
    const response = await requestToken(form)
      .catch((error: unknown) => {
        if (!narrowerForm || !isBadRequest(error)) throw error;
        return requestToken(narrowerForm);
      })
      .catch(rethrowUnauthorized);
    const { access_token, expires_in } = parseResponse(tokenResponse, response);
    return { token: access_token, expiresAt: new Date(api.now().getTime() + expires_in * 1000) };
  });
  return { authorization: `Bearer ${token}` };
}

/** Token endpoints answer 400 to a wrong password (RFC 6749, 5.2). */
function rethrowUnauthorized(error: unknown): never {
  if (isBadRequest(error)) throw new ConnectorError("unauthorized", 400);
  throw error;
}

function isBadRequest(error: unknown): boolean {
  return error instanceof ConnectorError && error.status === 400;
}

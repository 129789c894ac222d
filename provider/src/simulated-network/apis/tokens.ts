import { randomBytes } from "node:crypto";
import { jsonResponse, type ApiResponse, type ApiRequest } from "./api.ts";

/** Issues OAuth 2.0 tokens to a client with the correct secret and form, and accepts them until they expire. */
export function createTokens({
  clientId,
  secret,
  form,
  scopes,
  seconds,
}: {
  clientId: string;
  secret: string;
  form: Record<string, string>;
  /**
   * The available scopes. If set, a request must name one or more of them, separated by spaces; by default none
   * is needed.
   */
  scopes?: () => string[];
  seconds: number;
}) {
  const expiries = new Map<string, number>();
  const grantedScopes = new Map<string, string[]>();
  const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
  return {
    issue({ method, headers, body, at }: ApiRequest): ApiResponse {
      const parameters = new URLSearchParams(body);
      if (method !== "POST") return jsonResponse(405, { error: "method_not_allowed" });
      if (headers.authorization !== basic) return jsonResponse(401, { error: "invalid_client" });
      if (Object.entries(form).some(([name, value]) => parameters.get(name) !== value))
        return jsonResponse(400, { error: "invalid_grant" });
      const requested = parameters.get("scope")?.split(" ") ?? [];
      if (scopes && (requested.length === 0 || requested.some((scope) => !scopes().includes(scope))))
        return jsonResponse(400, { error: "invalid_scope" });
      const token = randomBytes(16).toString("hex");
      expiries.set(`Bearer ${token}`, at.getTime() + seconds * 1000);
      grantedScopes.set(`Bearer ${token}`, requested);
      return jsonResponse(200, { access_token: token, token_type: "bearer", expires_in: seconds });
    },
    hasScope: ({ headers }: ApiRequest, scope: string): boolean =>
      grantedScopes.get(headers.authorization ?? "")?.includes(scope) ?? false,
    isValid: ({ headers, at }: ApiRequest): boolean =>
      (expiries.get(headers.authorization ?? "") ?? 0) > at.getTime(),
  };
}

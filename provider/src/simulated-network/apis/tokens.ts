import { randomBytes } from "node:crypto";
import { jsonAnswer, type ApiAnswer, type ApiRequest } from "./api.ts";

/** Issues OAuth 2.0 tokens to a client with the right secret and form, and accepts them until they expire. */
export function createTokens({
  clientId,
  secret,
  form,
  seconds,
}: {
  clientId: string;
  secret: string;
  form: Record<string, string>;
  seconds: number;
}) {
  const expiries = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
  return {
    issue({ method, headers, body, at }: ApiRequest): ApiAnswer {
      const given = new URLSearchParams(body);
      if (method !== "POST") return jsonAnswer(405, { error: "method_not_allowed" });
      if (headers.authorization !== basic) return jsonAnswer(401, { error: "invalid_client" });
      if (Object.entries(form).some(([name, value]) => given.get(name) !== value))
        return jsonAnswer(400, { error: "invalid_grant" });
      const token = randomBytes(16).toString("hex");
      expiries.set(`Bearer ${token}`, at.getTime() + seconds * 1000);
      return jsonAnswer(200, { access_token: token, token_type: "bearer", expires_in: seconds });
    },
    isValid: ({ headers, at }: ApiRequest): boolean =>
      (expiries.get(headers.authorization ?? "") ?? 0) > at.getTime(),
  };
}

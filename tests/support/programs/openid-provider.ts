import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider from "oidc-provider";
import { freePort } from "./free-port.ts";

const clientId = "cashlane";
const clientSecret = "client-secret-of-tests";

export type TestOpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/**
 * Starts a real OpenID provider that accepts any user name: a form asks for the name and for consent.
 * `dashboard` is the origin it redirects back to.
 */
export async function startOpenIdProvider(dashboard: string, port?: number) {
  const listening = port ?? (await freePort());
  const origin = `http://localhost:${listening}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ["club", "renamed"].map((key) => `${dashboard}/connections/${key}`),
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    cookies: { keys: ["cookie-key-of-tests"] },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig" }] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  });

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") {
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><html lang="en"><title>Club</title><form method="post"><label>Who are you? <input name="who" required></label>
        <button name="answer" value="yes">Agree</button><button name="answer" value="no" formnovalidate>Refuse</button></form>`,
      );
      return;
    }
    const formFields = new URLSearchParams(await text(request));
    if (formFields.get("answer") !== "yes")
      return provider.interactionFinished(request, response, { error: "access_denied" });
    const accountId = formFields.get("who") ?? "";
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope("openid");
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { login: { accountId }, consent });
  }

  const variableOf = (key: string) =>
    JSON.stringify([{ key, name: "Club", issuer: origin, clientId, clientSecret }]);
  const callback = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/interaction/")) void interact(request, response);
    else if (request.url === "/favicon.ico") response.writeHead(204).end();
    else void callback(request, response);
  });
  server.listen(listening, "localhost");
  await once(server, "listening");

  return {
    origin,
    /** For `OPENID_PROVIDERS`. */
    variable: variableOf("club"),
    /** The same service with another key. */
    renamed: variableOf("renamed"),

    /**
     * Follows a login redirect as user `who`, or refuses consent for null. Returns the address it redirects
     * back to.
     */
    async visit(url: string, who: string | null): Promise<URL> {
      const cookies = new Map<string, string>();
      const form = new URLSearchParams(who === null ? { answer: "no" } : { answer: "yes", who });
      let [at, init]: [URL, RequestInit] = [new URL(url), {}];
      for (let steps = 0; steps < 8; steps += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(at, { redirect: "manual", headers: { cookie }, ...init });
        for (const line of response.headers.getSetCookie()) {
          const [pair = ""] = line.split(";");
          cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
        }
        const location = response.headers.get("location");
        if (location && new URL(location, at).origin !== origin) return new URL(location);
        if (location) [at, init] = [new URL(location, at), {}];
        else if (response.ok) init = { method: "POST", body: form };
        else throw new Error(`${at.href} answered ${response.status}: ${await response.text()}`);
      }
      throw new Error("It leads round and round");
    },

    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

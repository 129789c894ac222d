import type { Role } from "#contract/accounts/user.ts";
import { type RequestHandler, respond, sendJson } from "./stand-in-provider";

/** A simple account service: one member, numbered tokens, and counters for everything. */
export function standInAccounts({ password = "Secret-horse-1" } = {}) {
  let issued = 0;
  const valid = { access: new Set<string>(), refresh: new Set<string>() };
  const state = {
    refreshes: 0,
    logouts: [] as string[],
    profile: {
      id: "u_1",
      name: "Mara",
      email: "mara@cashlane.test",
      total_balance: 12.5,
      role: "member" as Role,
    },
    /** Milliseconds every response takes. */
    latency: 0,
    /** Overrides responses by path. Other paths respond normally. */
    override: new Map<string, RequestHandler>(),
    issue: issueTokens,
    expireAccess: () => valid.access.clear(),
    revokeAll: () => (valid.access.clear(), valid.refresh.clear()),
  };
  function issueTokens() {
    issued += 1;
    const tokens = { access_token: `canary-access-${issued}`, refresh_token: `canary-refresh-${issued}` };
    valid.access.add(tokens.access_token);
    valid.refresh.add(tokens.refresh_token);
    return tokens;
  }
  const handle: RequestHandler = async (request, response) => {
    if (state.latency > 0) await new Promise((resolve) => setTimeout(resolve, state.latency));
    const path = request.path.split("?")[0] ?? "";
    const override = state.override.get(path);
    if (override) return override(request, response);
    const bearer = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (path === "/healthz") return void response.end("ok");
    if (path === "/apis/auth/register") return respond(response, null, 202);
    if (path === "/apis/auth/login") {
      const body = JSON.parse(request.body) as { password: string };
      if (body.password === password) return respond(response, issueTokens());
      return sendJson(response, 401, {
        code: 401,
        message: "The email address or the password is wrong.",
        key: "invalid_credentials",
      });
    }
    if (path === "/apis/auth/refresh-token") {
      state.refreshes += 1;
      const { refreshToken } = JSON.parse(request.body) as { refreshToken: string };
      return valid.refresh.delete(refreshToken)
        ? respond(response, issueTokens())
        : sendJson(response, 401, { message: "no" });
    }
    if (path === "/apis/auth/logout") {
      state.logouts.push(bearer);
      return respond(response, null);
    }
    if (!valid.access.has(bearer))
      return sendJson(response, 401, { code: 401, message: "Authentication failed", key: "unauthenticated" });
    if (path === "/apis/v1/users/me") return respond(response, state.profile);
    if (path === "/apis/v1/realtime/token")
      return respond(response, { token: "socket-token", expiresIn: 60 });
    return sendJson(response, 404, { message: "Not found." });
  };
  return { handle, state };
}

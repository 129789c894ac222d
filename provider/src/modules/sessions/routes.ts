import type { FastifyInstance } from "fastify";
import { endOtherSessions, endSession, listSessions, logout, refreshToken } from "#contract/auth.ts";
import { createRealtimeToken } from "#contract/realtime.ts";
import { isUuid } from "../../database/identifiers.ts";
import { bearerOf, identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { refreshSession } from "./refresh.ts";
import { listLiveSessions } from "./repository.ts";
import { endSessionsNow, originOf } from "./service.ts";
import { realtimeSeconds } from "./tokens.ts";

/** Tokens and logins: refresh, leave, see and end one's own. */
export async function sessionRoutes(api: FastifyInstance): Promise<void> {
  api.implement(refreshToken, { access: "anyone" }, async ({ body, request }) => ({
    data: await refreshSession(api, body.refreshToken, originOf(request)),
  }));

  // Not `signed-in`: an expired token must do, and a login that is over already is no error.
  api.implement(logout, { access: "anyone" }, async ({ request }) => {
    const token = bearerOf(request);
    const verified = token ? await api.tokens.verify(token, "api", api.clock(), true) : undefined;
    if (!verified?.ok) throw new Problem(401, "unauthenticated");
    await endSessionsNow(api, { ...verified.subject, reason: "logout" });
    return { data: null };
  });

  api.implement(listSessions, { access: "signed-in" }, async ({ request }) => {
    const { userId, sessionId } = identityOf(request);
    const rows = await listLiveSessions(api.database, userId, api.clock());
    return {
      data: rows.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        ip,
        userAgent,
        isCurrent: id === sessionId,
      })),
    };
  });

  api.implement(endSession, { access: "signed-in" }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    const ended = isUuid(params.id)
      ? await endSessionsNow(api, { userId, sessionId: params.id, reason: "ended" })
      : 0;
    if (ended === 0) throw notFound();
    return { data: null };
  });

  api.implement(endOtherSessions, { access: "signed-in" }, async ({ request }) => {
    const { userId, sessionId } = identityOf(request);
    return { data: { ended: await endSessionsNow(api, { userId, except: sessionId, reason: "ended" }) } };
  });

  api.implement(createRealtimeToken, { access: "signed-in" }, async ({ request }) => ({
    data: {
      token: await api.tokens.sign("realtime", identityOf(request), api.clock()),
      expiresIn: realtimeSeconds,
    },
  }));
}

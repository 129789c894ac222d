import type { FastifyInstance, FastifyRequest } from "fastify";
import { endOtherSessions, endSession, listSessions, logout, refreshToken } from "#contract/accounts/auth.ts";
import { createRealtimeToken } from "#contract/realtime/realtime.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { bearerOf, identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { distrustDevices } from "../devices/devices.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { refreshSession } from "./refresh.ts";
import { listLiveSessions, type Revocation } from "./repository.ts";
import { endSessions, endSessionsNow } from "./service.ts";
import { originOf } from "../../request-origin.ts";
import { realtimeSeconds } from "./tokens.ts";
import { toSession } from "./view.ts";

/** Routes to refresh tokens, log out, and list and end one's own sessions. */
export async function sessionRoutes(api: FastifyInstance): Promise<void> {
  api.implement(refreshToken, { access: "anyone", during: "always" }, async ({ body, request }) => ({
    data: await refreshSession(api, body.refreshToken, originOf(request)),
  }));

  // Not `signed-in`: an expired token must be accepted, and an ended session is no error.
  api.implement(logout, { access: "anyone", during: "always" }, async ({ request }) => {
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
      data: rows.map((row) => ({ ...toSession(row), isCurrent: row.id === sessionId })),
    };
  });

  api.implement(endSession, { access: "signed-in" }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    const ended = isUuid(params.id) ? await endOwn(request, { userId, sessionId: params.id }) : 0;
    if (ended === 0) throw notFound();
    return { data: null };
  });

  api.implement(endOtherSessions, { access: "signed-in" }, async ({ request }) => {
    const { userId, sessionId } = identityOf(request);
    return { data: { ended: await endOwn(request, { userId, except: sessionId }) } };
  });

  /** Ends sessions and records in the member's security log that some ended. */
  function endOwn(request: FastifyRequest, scope: Pick<Revocation, "userId" | "sessionId" | "except">) {
    return inTransaction(
      api.database,
      async (unit) => {
        const ended = await endSessions(api, unit, { ...scope, reason: "ended" });
        const kind = scope.sessionId ? "session_ended" : "sessions_ended";
        const event = { userId: scope.userId, kind, at: api.clock(), origin: originOf(request) } as const;
        if (ended > 0) await recordSecurityEvent(unit.tx, event);
        if (scope.except) await distrustDevices(unit.tx, scope.userId);
        return ended;
      },
      (error) => api.log.error({ err: error }, "a socket could not be ended"),
    );
  }

  api.implement(createRealtimeToken, { access: "signed-in", during: "reading" }, async ({ request }) => ({
    data: {
      token: await api.tokens.sign("realtime", identityOf(request), api.clock()),
      expiresIn: realtimeSeconds,
    },
  }));
}

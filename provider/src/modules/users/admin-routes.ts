import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminGetUser,
  decideUsers,
  endUserSessions,
  exportUsers,
  restoreUser,
  suspendUser,
  viewAsMember,
} from "#contract/admin-users.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { oneByOne } from "../bulk/one-by-one.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { actOnUser, type AskedStep } from "./act.ts";
import { findEmail, userList } from "./admin-repository.ts";
import { userColumns } from "./columns.ts";
import { lookAsMember } from "./member-view.ts";
import { findOpened } from "./open-user.ts";

/** What admins see of accounts and do with them. */
export async function adminUserRoutes(api: FastifyInstance): Promise<void> {
  const { CURRENCY: currency, ADJUSTMENT_LIMIT: adjustmentLimit } = api.environment;
  const access = "admin";
  function act(request: FastifyRequest, id: string, asked: AskedStep) {
    return actOnUser(api, request, id, { asked, key: idempotencyKeyIfAny(request) });
  }

  api.implementList(userList, { access }, () => ({ currency }));

  api.implementExport(exportUsers, {
    object: "user",
    columns: userColumns,
    page: (query) => userList.rows(api.database, query, { currency }),
  });

  api.implement(adminGetUser, { access }, async ({ params, request }) => {
    const look = { viewer: identityOf(request).userId, now: api.clock(), currency, adjustmentLimit };
    const found = await findOpened(api.database, params.id, look);
    if (!found) throw notFound();
    return { data: found };
  });

  api.implement(viewAsMember, { access, perMinute: 60 }, async ({ params, request }) => {
    return { data: await lookAsMember(api, request, params.id) };
  });

  api.implement(decideUsers, { access }, async ({ body: { ids, asked }, request }) => {
    const key = idempotencyKeyIfAny(request);
    return {
      data: await oneByOne(request, ids, {
        take: (id) => actOnUser(api, request, id, { asked, key }),
        label: (id) => findEmail(api.database, id),
      }),
    };
  });

  api.implement(suspendUser, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "suspend", ...body }) };
  });

  api.implement(restoreUser, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "restore", ...body }) };
  });

  api.implement(endUserSessions, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "end_sessions", ...body }) };
  });
}

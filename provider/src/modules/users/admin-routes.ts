import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminGetUser,
  changeTier,
  decideUsers,
  endUserSessions,
  exportUsers,
  liftWithdrawalWait,
  resetUserFactor,
  restoreUser,
  suspendUser,
  viewAsMember,
} from "#contract/accounts/admin-users.ts";
import { inviteUser, renameUser } from "#contract/roles/admin-roles.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { actOnUser } from "./act-on-user.ts";
import type { UserStep } from "./apply-step.ts";
import { findEmail, userList } from "./admin-repository.ts";
import { userColumns } from "./columns.ts";
import { inviteMember, renamePerson } from "./invite.ts";
import { loadMemberView } from "./member-view.ts";
import { findUserDetails } from "./find-user-details.ts";

/** Routes for admins to view and manage accounts. */
export async function adminUserRoutes(api: FastifyInstance): Promise<void> {
  const { environment } = api;
  const { CURRENCY: currency } = environment;
  const access = "admin";
  function act(request: FastifyRequest, id: string, step: UserStep) {
    return actOnUser(api, request, id, { userStep: step, idempotencyKey: idempotencyKeyIfAny(request) });
  }

  api.implementList(userList, { access }, () => ({ currency }));

  api.implementExport(exportUsers, {
    object: "user",
    columns: userColumns,
    page: (query) => userList.rows(api.database, query, { currency }),
  });

  api.implement(adminGetUser, { access }, async ({ params, request }) => {
    const look = { viewer: identityOf(request), now: api.clock(), environment };
    const user = await findUserDetails(api.database, params.id, look);
    if (!user) throw notFound();
    return { data: user };
  });

  api.implement(viewAsMember, { access, perMinute: 60 }, async ({ params, request }) => {
    return { data: await loadMemberView(api, request, params.id) };
  });

  api.implement(decideUsers, { access }, async ({ body: { ids, decision }, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return {
      data: await applyToEach(request, ids, {
        take: (id) => actOnUser(api, request, id, { userStep: decision, idempotencyKey, inBulk: true }),
        label: (id) => findEmail(api.database, id),
      }),
    };
  });

  api.implement(inviteUser, { access, perMinute: 30 }, async ({ body, request }) => {
    return { data: await inviteMember(api, request, { body, idempotencyKey: idempotencyKeyIfAny(request) }) };
  });

  api.implement(renameUser, { access }, async ({ params: { id }, body: { name }, request }) => {
    return {
      data: await renamePerson(api, request, { id, name, idempotencyKey: idempotencyKeyIfAny(request) }),
    };
  });

  api.implement(suspendUser, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "suspend", ...body }) };
  });

  api.implement(restoreUser, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "restore", ...body }) };
  });

  api.implement(liftWithdrawalWait, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "lift_wait", ...body }) };
  });

  api.implement(resetUserFactor, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "reset_factor", ...body }) };
  });

  api.implement(changeTier, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "change_tier", ...body }) };
  });

  api.implement(endUserSessions, { access }, async ({ params, body, request }) => {
    return { data: await act(request, params.id, { step: "end_sessions", ...body }) };
  });
}

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createRole } from "#contract/admin-roles.ts";
import type { CallData } from "#contract/call.ts";
import type { Permission } from "#contract/permissions.ts";
import { isUuid } from "../../database/identifiers.ts";
import { roleRequests } from "../../database/role-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { holdAdmins } from "../admin-actions/hold-admin.ts";
import { giveRole, lockReceiver } from "./give-role.ts";
import { refusalOf } from "./four-eyes.ts";
import { holdRoles, takeRoleTurn } from "../permissions/hold-roles.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import type { RoleRow } from "./views.ts";
import { lockRole, writeRole } from "./write-role.ts";

type RequestRow = typeof roleRequests.$inferSelect;

type Asked =
  | { kind: "save"; role: string; name: string; permissions: readonly Permission[]; row: RoleRow | null }
  | { kind: "assign"; role: string; user: { id: string; email: string; role: string } };

/** Keeps what takes a second person; it takes the place of what was asked before about the same. */
export async function addRequest(action: AdminAction, asked: Asked): Promise<void> {
  const { tx, at, admin, log } = action;
  const same =
    asked.kind === "save" ? eq(roleRequests.role, asked.role) : eq(roleRequests.userId, asked.user.id);
  await tx
    .update(roleRequests)
    .set({ state: "replaced", decidedBy: admin.userId, decidedAt: at })
    .where(and(eq(roleRequests.state, "requested"), eq(roleRequests.kind, asked.kind), same));
  await tx.insert(roleRequests).values({
    id: randomUUID(),
    kind: asked.kind,
    role: asked.role,
    requestedBy: admin.userId,
    requestedAt: at,
    ...(asked.kind === "save"
      ? { name: asked.name, permissions: [...asked.permissions], version: asked.row?.version ?? null }
      : { userId: asked.user.id }),
  });
  if (asked.kind === "save") {
    await log({
      action: "role.request",
      object: { type: "role", id: asked.role, label: asked.name },
      before: asked.row && { permissions: [...permissionsOfRole(asked.role, asked.row.permissions)] },
      after: { name: asked.name, permissions: [...asked.permissions] },
    });
    return;
  }
  await log({
    action: "user.request-role",
    object: { type: "user", id: asked.user.id, label: asked.user.email },
    before: { role: asked.user.role },
    after: { role: asked.role },
  });
}

interface Locked {
  found: RequestRow;
  holders: Set<string>;
}

/** A request with who asked and who decides held in their roles; undefined when there is none. */
async function lockRequest({ tx, admin }: AdminAction, id: string): Promise<Locked | undefined> {
  if (!isUuid(id)) return undefined;
  await takeRoleTurn(tx);
  const [found] = await tx.select().from(roleRequests).where(eq(roleRequests.id, id)).for("no key update");
  if (!found) return undefined;
  if (found.userId) await lockReceiver(tx, found.userId, admin.userId);
  return { found, holders: await holdAdmins(tx, [admin.userId, found.requestedBy], ["roles.write"]) };
}

/**
 * Does what another one asked for, as long as they may still ask, and the role is as it was then.
 * @throws Problem 404; 403 `role_needs_other_admin`, `own_account`, `role_beyond_own`; 409 `role_request_gone`,
 * `role_changed`; and as `once` does
 */
export async function approveRequest(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, onceKey }: { id: string; onceKey: string | undefined },
): Promise<CallData<typeof createRole>> {
  const viewer = identityOf(request);
  return adminAction(app, request, {
    lock: (action) => lockRequest(action, id),
    once: () => ({
      route: `POST /v1/admin/role-requests/${id}/approve`,
      key: onceKey,
      body: null,
      answer: createRole.data,
    }),
    async run(action, { found, holders }) {
      const { tx, at, admin } = action;
      if (found.state !== "requested" || !holders.has(found.requestedBy))
        throw new Problem(409, "role_request_gone");
      const after =
        found.kind === "save"
          ? permissionsOfRole(found.role, found.permissions)
          : (await holdRoles(tx, [found.role]))(found.role);
      const refusal = refusalOf(found, viewer, after);
      if (refusal) throw new Problem(403, refusal);
      await tx
        .update(roleRequests)
        .set({ state: "done", decidedBy: admin.userId, decidedAt: at })
        .where(eq(roleRequests.id, id));
      if (found.kind === "save") {
        const row = (await lockRole(tx, found.role))?.row ?? null;
        if ((row?.version ?? null) !== found.version) throw new Problem(409, "role_changed");
        await writeRole(action, {
          key: found.role,
          row,
          name: found.name!,
          after,
          createdBy: found.requestedBy,
        });
      } else await giveRole(app, action, { userId: found.userId!, role: found.role });
      return { key: found.role, outcome: "done" };
    },
  });
}

/**
 * Refuses what was asked for; who asked may take it back.
 * @throws Problem 404; 409 `role_request_gone`; and as `once` does
 */
export async function refuseRequest(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<null> {
  return adminAction(app, request, {
    lock: (action) => lockRequest(action, id),
    async run({ tx, at, admin, log }, { found }) {
      if (found.state !== "requested") throw new Problem(409, "role_request_gone");
      await tx
        .update(roleRequests)
        .set({ state: "refused", decidedBy: admin.userId, decidedAt: at })
        .where(eq(roleRequests.id, id));
      await log({
        action: "role.refuse",
        object: { type: "role", id: found.role, label: found.name },
        before: { request: id, kind: found.kind },
        after: null,
      });
      return null;
    },
  });
}

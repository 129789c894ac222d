import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Permission } from "#contract/roles/permissions.ts";
import { roles, staffRequests } from "../../database/schema/role-schema.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import { notifyHolders } from "./notify-holders.ts";

interface Account {
  id: string;
  email: string;
  name: string;
  role: string;
}

/** A step on a colleague's account that needs a second person. */
export type AccountStep =
  | { step: "suspend"; reason: string; memberMessage: string }
  | { step: "restore" | "reset_factor"; reason: string };

type NewStaffRequest =
  | {
      kind: "save";
      role: string;
      name: string;
      permissions: readonly Permission[];
      row: typeof roles.$inferSelect | null;
    }
  | { kind: "assign"; role: string; roleName: string; user: Account }
  | { kind: "step"; accountStep: AccountStep; user: Account };

const activityOfStep = {
  suspend: "user.request-suspend",
  restore: "user.request-restore",
  reset_factor: "user.request-reset-second-factor",
} as const;

/**
 * Stores a request for a second person's approval and mails everyone else who may approve payments. An earlier
 * request of the same kind for the same role or user is replaced.
 */
export async function addRequest(action: AdminAction, requested: NewStaffRequest): Promise<void> {
  const { tx, at, admin, log } = action;
  const columns = columnsOf(requested);
  const hasSameSubject =
    requested.kind === "save"
      ? eq(staffRequests.role, requested.role)
      : eq(staffRequests.userId, requested.user.id);
  await tx
    .update(staffRequests)
    .set({ state: "replaced", decidedBy: admin.userId, decidedAt: at })
    .where(and(eq(staffRequests.state, "requested"), eq(staffRequests.kind, columns.kind), hasSameSubject));
  await tx
    .insert(staffRequests)
    .values({ id: randomUUID(), requestedBy: admin.userId, requestedAt: at, ...columns });
  if (requested.kind === "save") {
    const { role, name, permissions, row } = requested;
    await notifyHolders(action, { event: "role_save_requested", role: name });
    await log({
      action: "role.request",
      object: { type: "role", id: role, label: name },
      before: row && { permissions: [...permissionsOfRole(role, row.permissions)] },
      after: { name, permissions: [...permissions] },
    });
    return;
  }
  const { user } = requested;
  const object = { type: "user", id: user.id, label: user.email };
  if (requested.kind === "assign") {
    const { role, roleName } = requested;
    await notifyHolders(action, { event: "role_requested", user, role: roleName });
    await log({ action: "user.request-role", object, before: { role: user.role }, after: { role } });
    return;
  }
  const { step, ...words } = requested.accountStep;
  await notifyHolders(action, { event: `${step}_requested`, user });
  await log({ action: activityOfStep[step], object, before: null, after: words });
}

function columnsOf(requested: NewStaffRequest) {
  if (requested.kind === "save") {
    const { role, name, permissions, row } = requested;
    const kind = "save" as const;
    return { kind, role, name, permissions: [...permissions], version: row?.version ?? null };
  }
  const userId = requested.user.id;
  if (requested.kind === "assign") return { kind: "assign", role: requested.role, userId } as const;
  const { step, ...words } = requested.accountStep;
  return { kind: step, userId, ...words };
}

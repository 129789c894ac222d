import { randomUUID } from "node:crypto";
import { and, asc, eq, ne, or } from "drizzle-orm";
import { permissions, isSensitivePermission } from "#contract/roles/permissions.ts";
import { users } from "../../database/schema/schema.ts";
import { staffNotices, type StaffEvent } from "../../i18n/staff-notices.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { roleHas } from "../permissions/role-has.ts";

interface StaffChange {
  event: StaffEvent;
  /** The user concerned, who also gets the mail. */
  user?: { id: string; name: string };
  /** The role's name. */
  role?: string;
}

/**
 * Mails everyone else who may approve payments about a change to one of them or to their roles, regardless of
 * notification settings. Suspended people get the mail as well: otherwise, an attacker could keep colleagues
 * uninformed by suspending them (M23).
 */
export async function notifyHolders(
  { tx, at, admin }: Pick<AdminAction, "tx" | "at"> & { admin: { userId: string | null } },
  { event, user, role }: StaffChange,
): Promise<void> {
  const hasSensitivePermission = roleHas(permissions.filter(isSensitivePermission));
  const holders = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        user ? or(hasSensitivePermission, eq(users.id, user.id)) : hasSensitivePermission,
        admin.userId === null ? undefined : ne(users.id, admin.userId),
      ),
    )
    .orderBy(asc(users.id));
  const by = await nameOf(tx, admin.userId);
  const id = randomUUID();
  const type = `staff_${event}`;
  for (const { id: userId } of holders) {
    const language = await findMailLanguage(tx, userId);
    const texts = staffNotices[language](event, { by, user: user?.name ?? "", role: role ?? "" });
    const mail = { userId, kind: "notice", language, cause: `${type}:${id}:${userId}`, type, texts } as const;
    await enqueueNow(tx, {
      ...mail,
      path: event.endsWith("_requested") ? "/apps/roles" : "/apps/admin/logs",
      now: at,
    });
  }
}

async function nameOf(tx: AdminAction["tx"], userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? "–";
}

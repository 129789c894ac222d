import { and, eq } from "drizzle-orm";
import type { Permission } from "#contract/roles/permissions.ts";
import { users } from "../../database/schema/schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { notifyAll, type Notifier } from "../notifications/notify.ts";
import { roleHas } from "../permissions/role-has.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { findNetwork } from "./repository.ts";

interface ConnectionAlert {
  type: "connection_failing" | "connection_stale" | "programmes_missing";
  /** The network's key. */
  network: string;
  /** Users with this permission are notified; by default `networks.write`. */
  permission?: Permission;
}

/**
 * Notifies all active users with a permission that a connection needs attention.
 */
export async function notifyOfConnection(
  unit: UnitOfWork,
  app: Notifier,
  { type, network, permission = "networks.write" }: ConnectionAlert,
): Promise<void> {
  const found = await findNetwork(unit.tx, network);
  const admins = await unit.tx
    .select({ userId: users.id })
    .from(users)
    .where(and(roleHas([permission]), eq(users.status, "active")))
    .orderBy(users.id);
  const reason = type === "connection_failing" ? "failing" : "stale";
  if (type !== "programmes_missing")
    await emitEvents(unit.tx, app.clock(), [
      { type: "connection.failing", objectId: network, data: { network, reason } },
    ]);
  const values = { network: found?.name ?? network };
  await notifyAll(
    unit,
    app,
    admins.map(({ userId }) => ({ userId, type, values })),
  );
}

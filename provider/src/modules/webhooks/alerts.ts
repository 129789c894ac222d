import { and, eq } from "drizzle-orm";
import { users } from "../../database/schema/schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { notifyAll, type Notifier } from "../notifications/notify.ts";
import { roleHas } from "../permissions/role-has.ts";
import type { EndpointRow } from "./repository.ts";

/** Notifies everyone who may change webhooks that an endpoint fails or was disabled. */
export async function notifyOfEndpoint(
  unit: UnitOfWork,
  app: Notifier,
  { type, endpoint }: { type: "webhook_failing" | "webhook_disabled"; endpoint: EndpointRow },
): Promise<void> {
  const admins = await unit.tx
    .select({ userId: users.id })
    .from(users)
    .where(and(roleHas(["webhooks.write"]), eq(users.status, "active")))
    .orderBy(users.id);
  const values = { address: new URL(endpoint.url).host };
  await notifyAll(
    unit,
    app,
    admins.map(({ userId }) => ({ userId, type, values })),
  );
}

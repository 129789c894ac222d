import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminNetwork, type AdminNetwork, type NetworkChanges } from "#contract/admin-networks.ts";
import { canonicalJson } from "../../canonical-json.ts";
import { networks } from "../../database/network-schema.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { findAdminNetwork } from "./repository.ts";
import { lockNetwork, refuseOpenToken } from "./settings.ts";

interface Asked {
  /** The network's name in addresses. */
  name: string;
  changes: NetworkChanges;
  key: string | undefined;
}

/**
 * Changes settings or mapping of a network as an admin saw it, and logs what really differs. The same form
 * sent again (`key`) gets its first answer (reliability M2).
 * @throws Problem 404; 400 at `addresses`; 403 `forbidden` when no admin any more; 409 `network_changed`; and
 * as `once` does
 */
export async function change(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, changes, key }: Asked,
): Promise<AdminNetwork> {
  const { userId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const found = await lockNetwork(tx, name);
      if (!found) throw notFound();
      await holdAdmin(tx, userId);
      const call = { userId, route: `PATCH /v1/admin/networks/${found.key}`, key, body: changes, at };
      return once(tx, call, adminNetwork, async () => {
        const { version, ...wanted } = changes;
        if (version !== found.version) throw new Problem(409, "network_changed");
        refuseOpenToken({ ...found, ...wanted });
        const { before, after } = difference(found, wanted);
        if (Object.keys(after).length > 0) {
          await tx
            .update(networks)
            .set({ ...after, version: version + 1 })
            .where(eq(networks.key, found.key));
          await recordActivity(unit, {
            ...{ at, request, actor: { userId, email } },
            action: "network.change",
            object: { type: "network", id: found.key, label: found.name },
            ...{ before, after },
          });
        }
        const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
        return (await findAdminNetwork(tx, found.key, { origin, now: at }))!;
      });
    },
    (error) => request.log.error({ err: error }, "an effect of a network's change failed"),
  );
}

/** What really changes, as it was and as it will be. */
function difference(found: NetworkRow, wanted: Omit<NetworkChanges, "version">) {
  const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (field) => wanted[field] !== undefined && canonicalJson(wanted[field]) !== canonicalJson(found[field]),
  );
  return {
    before: Object.fromEntries(changed.map((field) => [field, found[field]])),
    after: Object.fromEntries(changed.map((field) => [field, wanted[field]])),
  };
}

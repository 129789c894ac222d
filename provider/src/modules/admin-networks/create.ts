import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { adminNetwork, type AdminNetwork, type createNetwork } from "#contract/admin-networks.ts";
import type { PostbackMapping } from "#contract/postbacks.ts";
import { networks } from "../../database/network-schema.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { findAdminNetwork } from "./repository.ts";
import { refuseOpenToken } from "./settings.ts";

/**
 * Writes a new network down, and that it was. It has no secret and no mapping yet: what it reports is refused,
 * then kept in quarantine. The same form sent again (`key`) gets its first answer (reliability M2).
 * @throws Problem 400 at `addresses`; 403 `forbidden` when no admin any more; 409 `network_key_taken`; and as
 * `once` does
 */
export async function create(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: z.output<typeof createNetwork.body>,
  key: string | undefined,
): Promise<AdminNetwork> {
  const { userId, email } = identityOf(request);
  refuseOpenToken(settings);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      await holdAdmin(tx, userId);
      const call = { userId, route: "POST /v1/admin/networks", key, body: settings, at };
      return once(tx, call, adminNetwork, async () => {
        // Read as a mapping that is missing (interpret.ts).
        const none = {} as PostbackMapping;
        const [made] = await tx
          .insert(networks)
          .values({ ...settings, mapping: none, createdAt: at })
          .onConflictDoNothing()
          .returning({ key: networks.key });
        if (!made) {
          throw new Problem(409, "network_key_taken", { fields: { key: ["network_key_taken"] } });
        }
        await recordActivity(unit, {
          ...{ at, request, actor: { userId, email } },
          action: "network.create",
          object: { type: "network", id: settings.key, label: settings.name },
          before: null,
          after: settings,
        });
        const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
        return (await findAdminNetwork(tx, settings.key, { origin, now: at }))!;
      });
    },
    (error) => request.log.error({ err: error }, "an effect of a new network failed"),
  );
}

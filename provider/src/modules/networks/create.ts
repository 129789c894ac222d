import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { adminNetwork, type AdminNetwork, type createNetwork } from "#contract/admin-networks.ts";
import type { PostbackMapping } from "#contract/postbacks.ts";
import { networks } from "../../database/network-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findAdminNetwork } from "./admin-repository.ts";
import { refuseOpenToken } from "./settings.ts";

/**
 * Writes a new network down, and that it was. It has no secret and no mapping yet: what it reports is
 * refused, then kept in quarantine. The same form sent again (`key`) gets its first answer (M2).
 * @throws Problem 400 at `addresses`; 403 `forbidden` when no admin any more; 409 `network_key_taken`; and as
 * `once` does
 */
export async function create(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: z.output<typeof createNetwork.body>,
  key: string | undefined,
): Promise<AdminNetwork> {
  refuseOpenToken(settings);
  return adminAction(app, request, {
    once: () => ({ route: "POST /v1/admin/networks", key, body: settings, answer: adminNetwork }),
    async run({ tx, at, log }) {
      // Read as a mapping that is missing (interpret.ts).
      const none = {} as PostbackMapping;
      const [made] = await tx
        .insert(networks)
        .values({ ...settings, mapping: none, createdAt: at })
        .onConflictDoNothing()
        .returning({ key: networks.key });
      if (!made) throw new Problem(409, "network_key_taken", { fields: { key: ["network_key_taken"] } });
      const object = { type: "network", id: settings.key, label: settings.name };
      await log({ action: "network.create", object, before: null, after: settings });
      const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
      return (await findAdminNetwork(tx, settings.key, { origin, now: at }))!;
    },
  });
}

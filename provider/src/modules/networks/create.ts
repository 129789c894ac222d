import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { adminNetwork, type AdminNetwork, type createNetwork } from "#contract/networks/admin-networks.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { usualHoldDays } from "#contract/networks/networks.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { requestHoldDays, shorterHold } from "./hold-days.ts";
import { findAdminNetwork } from "./admin-repository.ts";
import { assertHasEstimate, assertHasPublisher, assertHasSignature } from "./settings.ts";

/**
 * Creates a network and logs this. The network has no secret yet, so its reports are refused. Unless a preset
 * provides a mapping, they are quarantined once there is a secret. Fewer holding days than usual, or a lock
 * date, are only requested, as in `change`. A repeated submission (`key`) gets the first answer (M2). @throws
 * Problem 400 at `signature.header`, `publisher` or `usualDaysTo`; 403 `step_up_required`, `forbidden` if the
 * user is no longer an admin; 409 `network_key_taken`; and as `once` does
 */
export async function addNetwork(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: z.output<typeof createNetwork.body>,
  idempotencyKey: string | undefined,
): Promise<AdminNetwork> {
  assertHasSignature(settings);
  assertHasPublisher(settings);
  assertHasEstimate(settings);
  const usual = {
    holdDays: usualHoldDays,
    payableRule: settings.payableRule === "paid" ? "paid" : "days",
  } as const;
  const sooner = shorterHold(usual, settings);
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/networks",
      key: idempotencyKey,
      body: settings,
      response: adminNetwork,
    }),
    async run(action) {
      const { tx, at, log } = action;
      // An empty mapping is treated as missing (interpret.ts).
      const mapping = settings.preset ? networkPresets[settings.preset].mapping : ({} as PostbackMapping);
      const written = sooner
        ? { ...settings, ...usual, holdDays: Math.max(settings.holdDays, usualHoldDays) }
        : settings;
      const [inserted] = await tx
        .insert(networks)
        .values({ ...written, mapping, createdAt: at })
        .onConflictDoNothing()
        .returning();
      if (!inserted) throw new Problem(409, "network_key_taken", { fields: { key: ["network_key_taken"] } });
      const object = { type: "network", id: settings.key, label: settings.name };
      if (sooner) {
        const requested = await requestHoldDays(action, inserted, sooner);
        await tx.update(networks).set(requested).where(eq(networks.key, inserted.key));
      }
      await log({ action: "network.create", object, before: null, after: written });
      const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
      return (await findAdminNetwork(tx, settings.key, { origin, now: at }))!;
    },
  });
}

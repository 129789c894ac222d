import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { adminNetwork, rotateNetworkSecret } from "#contract/networks/admin-networks.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findCurrentSecret, rotateSecret } from "./repository.ts";
import { createNetworkSecretCipher } from "./cipher.ts";
import { findAdminNetwork } from "./admin-repository.ts";
import { lockNetwork } from "./settings.ts";

const hour = 60 * 60 * 1000;
/** The saved answer for repeated submissions: everything except the secret. */
const storedResponse = z.object({ network: adminNetwork });

interface RotationInput {
  /** The network's key in URLs. */
  networkKey: string;
  body: z.output<typeof rotateNetworkSecret.body>;
  idempotencyKey: string | undefined;
}

/**
 * Creates a network's new secret and returns it, only once: it is stored encrypted, and is in no log and no
 * saved answer, so a repeated submission (`key`) gets `null` instead. If two admins do so concurrently, the
 * second is refused.
 * @throws Problem 404; 403 `step_up_required`, `forbidden` if the user is no longer an admin; 409
 * `secret_already_rotated`; and as `once` does
 */
export async function replaceSecret(
  app: FastifyInstance,
  request: FastifyRequest,
  { networkKey, body, idempotencyKey }: RotationInput,
): Promise<z.output<typeof rotateNetworkSecret.data>> {
  const cipher = createNetworkSecretCipher(app.environment.PAYOUT_KEY);
  let secret: string | null = null;
  const stored = await adminAction(app, request, {
    lock: ({ tx }) => lockNetwork(tx, networkKey),
    once: (network) => ({
      route: `POST /v1/admin/networks/${network.key}/rotate-secret`,
      key: idempotencyKey,
      // A hash of this body is stored, so it contains only whether a secret was entered.
      body: { ...body, secret: body.secret !== undefined },
      response: storedResponse,
    }),
    async run({ tx, at, admin, log }, network) {
      const replaced = await findCurrentSecret(tx, network.key);
      if ((replaced?.id ?? null) !== body.replaces) throw await alreadyRotated(tx, replaced?.createdBy);
      const overlap = body.overlapHours * hour;
      const enteredSecret = body.secret === undefined ? {} : { secret: body.secret };
      secret = await rotateSecret(tx, cipher, {
        network: network.key,
        overlap,
        by: admin.userId,
        at,
        ...enteredSecret,
      });
      const newSecret = await findCurrentSecret(tx, network.key);
      await log({
        action: "network.rotate-secret",
        object: { type: "network", id: network.key, label: network.name },
        before: { secretId: replaced?.id ?? null },
        after: {
          secretId: newSecret?.id ?? null,
          overlapHours: body.overlapHours,
          ...(body.secret !== undefined && { chosenBy: "network" }),
        },
      });
      const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
      return { network: (await findAdminNetwork(tx, network.key, { origin, now: at }))! };
    },
  });
  return { ...stored, secret };
}

async function alreadyRotated(tx: Transaction, by: string | null | undefined): Promise<Problem> {
  const [person] = by ? await tx.select({ name: users.name }).from(users).where(eq(users.id, by)) : [];
  return new Problem(409, "secret_already_rotated", { details: { name: person?.name ?? "–" } });
}

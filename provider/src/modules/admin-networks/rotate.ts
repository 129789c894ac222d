import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { adminNetwork, rotateNetworkSecret } from "#contract/admin-networks.ts";
import type { Transaction } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { findCurrentSecret, rotateSecret } from "../networks/repository.ts";
import { createNetworkSecrecy } from "../networks/secrecy.ts";
import { findAdminNetwork } from "./repository.ts";
import { lockNetwork } from "./settings.ts";

const hour = 60 * 60 * 1000;
/** What is kept of an answer for who sends the form again: all but the secret. */
const keptAnswer = z.object({ network: adminNetwork });

interface Asked {
  /** The network's name in addresses. */
  name: string;
  body: z.output<typeof rotateNetworkSecret.body>;
  key: string | undefined;
}

/**
 * Gives a network a new secret and tells it, this once: it is kept sealed, in no log and in no saved answer,
 * so the same form sent again (`key`) gets null for it. Of two admins at once the second is refused.
 * @throws Problem 404; 403 `forbidden` when no admin any more; 409 `secret_already_rotated`; and as `once` does
 */
export async function rotate(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, body, key }: Asked,
): Promise<z.output<typeof rotateNetworkSecret.data>> {
  const { userId, email } = identityOf(request);
  const secrecy = createNetworkSecrecy(app.environment.PAYOUT_KEY);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const found = await lockNetwork(tx, name);
      if (!found) throw notFound();
      await holdAdmin(tx, userId);
      const route = `POST /v1/admin/networks/${found.key}/rotate-secret`;
      let secret: string | null = null;
      const kept = await once(tx, { userId, route, key, body, at }, keptAnswer, async () => {
        const replaced = await findCurrentSecret(tx, found.key);
        if ((replaced?.id ?? null) !== body.replaces) throw await alreadyRotated(tx, replaced?.createdBy);
        const overlap = body.overlapHours * hour;
        secret = await rotateSecret(tx, secrecy, { network: found.key, overlap, by: userId, at });
        const made = await findCurrentSecret(tx, found.key);
        await recordActivity(unit, {
          ...{ at, request, actor: { userId, email } },
          action: "network.rotate-secret",
          object: { type: "network", id: found.key, label: found.name },
          before: { secretId: replaced?.id ?? null },
          after: { secretId: made?.id ?? null, overlapHours: body.overlapHours },
        });
        const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
        return { network: (await findAdminNetwork(tx, found.key, { origin, now: at }))! };
      });
      return { ...kept, secret };
    },
    (error) => request.log.error({ err: error }, "an effect of a secret's rotation failed"),
  );
}

async function alreadyRotated(tx: Transaction, by: string | null | undefined): Promise<Problem> {
  const [person] = by ? await tx.select({ name: users.name }).from(users).where(eq(users.id, by)) : [];
  return new Problem(409, "secret_already_rotated", { details: { name: person?.name ?? "–" } });
}

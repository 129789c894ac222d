import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { networkConnections } from "../../database/schema/connection-schema.ts";
import { networkProgrammes } from "../../database/schema/programme-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findNetwork } from "../networks/repository.ts";
import { restrictOffers } from "./restrict-offers.ts";
import { endProgramme } from "./store-programmes.ts";

const isActiveOf = (network: string) =>
  and(eq(networkProgrammes.network, network), ne(networkProgrammes.state, "ended"));

/** Counts a network's programmes that haven't ended, and how many of them are missing from its lists. */
export async function countMissing(
  queryable: Queryable,
  network: string,
): Promise<{ missing: number; known: number }> {
  const [counts] = await queryable
    .select({
      known: sql<number>`count(*)::integer`,
      missing: sql<number>`count(${networkProgrammes.missingSince})::integer`,
    })
    .from(networkProgrammes)
    .where(isActiveOf(network));
  return counts!;
}

/**
 * Ends the programmes missing from a network's lists, and their offers, after an admin has confirmed this.
 * @throws Problem 404 if there is nothing to confirm; 409 `missing_programmes_changed`; and as `adminAction`
 */
export function confirmMissing(
  app: FastifyInstance,
  request: FastifyRequest,
  key: string,
  missing: number,
): Promise<{ ended: number }> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockHeld(tx, key),
    async run({ tx, afterCommit, at, log }) {
      const ended = await tx
        .select()
        .from(networkProgrammes)
        .where(and(isActiveOf(key), isNotNull(networkProgrammes.missingSince)))
        .orderBy(networkProgrammes.id)
        .for("no key update");
      if (ended.length !== missing) throw new Problem(409, "missing_programmes_changed");
      const restrictions = [];
      for (const row of ended) restrictions.push(...(await endProgramme(tx, row, at)));
      await tx
        .update(networkConnections)
        .set({ programmesHeldAt: null })
        .where(eq(networkConnections.network, key));
      const { name } = (await findNetwork(tx, key))!;
      await restrictOffers({ tx, afterCommit }, app, name, restrictions);
      await log({
        action: "network.end-programmes",
        object: { type: "network", id: key, label: name },
        before: null,
        after: { ended: ended.length },
      });
      return { ended: ended.length };
    },
  });
}

async function lockHeld(tx: Transaction, network: string) {
  const [row] = await tx
    .select()
    .from(networkConnections)
    .where(and(eq(networkConnections.network, network), isNotNull(networkConnections.programmesHeldAt)))
    .for("no key update");
  return row;
}

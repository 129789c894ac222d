import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import { hasSecondFactor } from "../../database/queries/second-factors-of.ts";

/**
 * Refuses decisions about money by an admin without a second factor if the setting requires one.
 * @throws Problem 403 `second_factor_needed`
 */
export async function requireSecondFactor(
  { database, environment }: Pick<FastifyInstance, "environment"> & { database: Queryable },
  adminId: string,
): Promise<void> {
  if (environment.ADMIN_SECOND_FACTOR === "optional") return;
  if (!(await hasSecondFactor(database, adminId))) throw new Problem(403, "second_factor_needed");
}

import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/connection.ts";
import { Problem } from "../../problem.ts";
import { hasSecondFactor } from "../../database/second-factors-of.ts";

/**
 * Keeps an admin without a second factor from deciding on money where the setting asks for one.
 * @throws Problem 403 `second_factor_needed`
 */
export async function requireSecondFactor(
  { database, environment }: Pick<FastifyInstance, "environment"> & { database: Queryable },
  adminId: string,
): Promise<void> {
  if (environment.ADMIN_SECOND_FACTOR === "optional") return;
  if (!(await hasSecondFactor(database, adminId))) throw new Problem(403, "second_factor_needed");
}

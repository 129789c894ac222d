import type { FastifyBaseLogger } from "fastify";
import type { Queryable } from "../database/engine/connection.ts";
import { checkLedger } from "./check.ts";

/** Checks the ledger and logs findings as errors (M9). */
export async function reportFindings(
  database: Queryable,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  const findings = await checkLedger(database);
  if (findings.length > 0) log.error({ findings }, "the ledger is not in balance");
}

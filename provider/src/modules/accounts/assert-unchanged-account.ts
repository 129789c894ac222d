import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import { secondStepMethods } from "../second-factor/require-second-step.ts";
import { assertNotSuspended } from "./assert-not-suspended.ts";
import type { Account } from "./repository.ts";

/**
 * Checks once more an account that `lockForLogin` has locked, before a session is opened without a second step.
 * @throws Problem 403 `account_suspended`; 503 `unavailable` if a second step has become required in the
 * meantime, so the login must be repeated
 */
export async function assertUnchangedAccount(
  { clock }: Pick<FastifyInstance, "clock">,
  tx: Transaction,
  { account, device }: { account: Account; device: string | undefined },
): Promise<void> {
  assertNotSuspended(account);
  const methods = await secondStepMethods(tx, { userId: account.id, device, now: clock() });
  if (methods.length > 0) throw new Problem(503, "unavailable", { headers: { "retry-after": "1" } });
}

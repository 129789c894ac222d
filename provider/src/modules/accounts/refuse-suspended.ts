import type { users } from "../../database/schema.ts";
import { Problem } from "../../problem.ts";

type AccountStatus = Pick<typeof users.$inferSelect, "status" | "statusTold">;

/**
 * Keeps a suspended account's owner out and says why. Called only once password, passkey or token have shown who
 * asks: nobody else learns of it.
 * @throws Problem 403 `account_suspended` with `told`, the words for the owner
 */
export function refuseSuspended({ status, statusTold }: AccountStatus): void {
  if (status === "suspended") throw new Problem(403, "account_suspended", { details: { told: statusTold } });
}

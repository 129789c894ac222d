import type { users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";

type AccountStatus = Pick<typeof users.$inferSelect, "status" | "statusMessage">;

/**
 * Refuses a suspended account's owner and gives the reason. Call it only after the password, passkey or token
 * has been verified, so that only the owner learns of the suspension.
 * @throws Problem 403 `account_suspended` with `memberMessage`, the reason shown to the owner
 */
export function assertNotSuspended({ status, statusMessage }: AccountStatus): void {
  if (status === "suspended")
    throw new Problem(403, "account_suspended", { details: { memberMessage: statusMessage } });
}

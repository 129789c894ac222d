import type { ErrorKey } from "#contract/error-keys.ts";
import { isAboutMoney, type Permission } from "#contract/permissions.ts";
import type { Transaction } from "../../database/connection.ts";
import type { roleRequests } from "../../database/role-schema.ts";
import type { Identity } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { hasEverHadColleague } from "../permissions/ever-had-colleague.ts";

interface Change {
  before: readonly Permission[];
  after: readonly Permission[];
}

const gained = ({ before, after }: Change) => after.filter((one) => !before.includes(one));

/**
 * Whether a change of a role, or of who has it, takes a second person: whoever may decide on money afterwards gets
 * something by it. Only a lone founder needs none, as long as nobody else was ever able to approve (M22).
 */
export async function takesTwo(tx: Transaction, adminId: string, change: Change): Promise<boolean> {
  if (gained(change).length === 0 || !change.after.some(isAboutMoney)) return false;
  return hasEverHadColleague(tx, [adminId]);
}

/** A person gives only permissions they have. @throws Problem 403 `role_beyond_own` */
export function refuseBeyondOwn(own: readonly Permission[], change: Change): void {
  if (gained(change).some((one) => !own.includes(one))) throw new Problem(403, "role_beyond_own");
}

/** Why a person may not approve a request; undefined when they may. */
export function refusalOf(
  request: Pick<typeof roleRequests.$inferSelect, "requestedBy" | "userId">,
  { userId, permissions }: Pick<Identity, "userId" | "permissions">,
  after: readonly Permission[],
): ErrorKey | undefined {
  if (request.requestedBy === userId) return "role_needs_other_admin";
  if (request.userId === userId) return "own_account";
  return after.some((one) => !permissions.includes(one)) ? "role_beyond_own" : undefined;
}

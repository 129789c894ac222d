import { and, eq, inArray } from "drizzle-orm";
import type { ErrorKey } from "#contract/error-keys.ts";
import { isAboutMoney, type Permission } from "#contract/permissions.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { roles, type staffRequests } from "../../database/role-schema.ts";
import { users } from "../../database/schema.ts";
import type { Identity } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { hasEverHadColleague } from "../permissions/ever-had-colleague.ts";

interface Change {
  before: readonly Permission[];
  after: readonly Permission[];
}

const gained = ({ before, after }: Change) => after.filter((one) => !before.includes(one));
const lost = ({ before, after }: Change) => before.filter((one) => !after.includes(one));

/** Whether a change gives somebody a say on money who had less of it before. */
export function givesSayOnMoney(change: Change): boolean {
  return gained(change).length > 0 && change.after.some(isAboutMoney);
}

/**
 * Whether giving a person another role takes a second person: it gives a say on money, or they have one or once had.
 * Only a lone founder needs none, as long as nobody else was ever able to approve (M22).
 */
export async function takesTwoToAssign(
  tx: Transaction,
  adminId: string,
  { change, user }: { change: Change; user: Colleague },
): Promise<boolean> {
  if (!givesSayOnMoney(change) && !(await everDecidedOnMoney(tx, user))) return false;
  return hasEverHadColleague(tx, [adminId]);
}

/** The same for changing what a role may do: taking from a role takes from everybody who has it. */
export async function takesTwoToSave(
  tx: Transaction,
  adminId: string,
  { change, key }: { change: Change; key: string },
): Promise<boolean> {
  const takes = lost(change).some(isAboutMoney) && (await tx.$count(users, eq(users.role, key))) > 0;
  if (!takes && !givesSayOnMoney(change)) return false;
  return hasEverHadColleague(tx, [adminId]);
}

/** Whether a step with somebody's account takes a second person: they may decide on money, or once did (M23). */
export async function takesTwoToAct(tx: Transaction, adminId: string, user: Colleague): Promise<boolean> {
  return (await everDecidedOnMoney(tx, user)) && hasEverHadColleague(tx, [adminId]);
}

type Colleague = Pick<typeof users.$inferSelect, "role" | "moneySince">;

/** Whether a person may decide on money or ever could. */
export async function everDecidedOnMoney(
  queryable: Queryable,
  { role, moneySince }: Colleague,
): Promise<boolean> {
  if (moneySince !== null) return true;
  // The role may have gained it after they got it.
  const rows = await queryable
    .select({ key: roles.key })
    .from(roles)
    .where(and(inArray(roles.key, [role]), eq(roles.couldDecideOnMoney, true)));
  return rows.length > 0;
}

/** A person gives only permissions they have. @throws Problem 403 `role_beyond_own` */
export function refuseBeyondOwn(own: readonly Permission[], change: Change): void {
  if (gained(change).some((one) => !own.includes(one))) throw new Problem(403, "role_beyond_own");
}

/**
 * Keeps a role from an account that nobody has shown to be theirs, or that is suspended; a role that may do no more
 * than the one before is for any account.
 * @throws Problem 422 `role_needs_confirmed_address`, `role_needs_active_account` at `role`
 */
export function refuseUnready(
  { emailVerifiedAt, status }: Pick<typeof users.$inferSelect, "emailVerifiedAt" | "status">,
  change: Change,
): void {
  if (gained(change).length === 0) return;
  const key: ErrorKey | null =
    emailVerifiedAt === null
      ? "role_needs_confirmed_address"
      : status === "suspended"
        ? "role_needs_active_account"
        : null;
  if (key) throw new Problem(422, key, { fields: { role: [key] } });
}

/** Why a person may not approve a request; undefined when they may. */
export function refusalOf(
  request: Pick<typeof staffRequests.$inferSelect, "requestedBy" | "userId">,
  { userId, permissions }: Pick<Identity, "userId" | "permissions">,
  after: readonly Permission[],
): ErrorKey | undefined {
  if (request.requestedBy === userId) return "role_needs_other_admin";
  if (request.userId === userId) return "own_account";
  return after.some((one) => !permissions.includes(one)) ? "role_beyond_own" : undefined;
}

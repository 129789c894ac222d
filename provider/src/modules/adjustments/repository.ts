import { desc, eq } from "drizzle-orm";
import { adminListAdjustments, type Adjustment } from "#contract/accounts/admin-users.ts";
import { balanceAdjustments } from "../../database/schema/adjustment-schema.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { decider, member, personColumns, requester } from "../../database/queries/person-columns.ts";
import { toWire } from "../../money.ts";
import type { Identity } from "../../plugins/identity.ts";

export type AdjustmentRow = typeof balanceAdjustments.$inferSelect;

function selectAdjustments(queryable: Queryable) {
  return queryable
    .select({
      adjustment: balanceAdjustments,
      member: personColumns(member),
      requestedBy: personColumns(requester),
      decidedBy: personColumns(decider),
    })
    .from(balanceAdjustments)
    .innerJoin(member, eq(member.id, balanceAdjustments.userId))
    .innerJoin(requester, eq(requester.id, balanceAdjustments.requestedBy))
    .leftJoin(decider, eq(decider.id, balanceAdjustments.decidedBy));
}
type AdminAdjustmentRow = Awaited<ReturnType<typeof selectAdjustments>>[number];

const isOpen = eq(balanceAdjustments.state, "requested");
/** Adjustments that wait for a second admin, oldest first, as shown to the admin `viewer`. */
export const openAdjustmentList = keysetList(
  adminListAdjustments,
  ({ userId: viewer }: Pick<Identity, "userId">) => ({
    select: selectAdjustments,
    count: (rows) => rows.from(balanceAdjustments),
    where: () => isOpen,
    order: () =>
      orderByTime(
        { time: balanceAdjustments.requestedAt, id: balanceAdjustments.id },
        "oldest",
        ({ adjustment }: AdminAdjustmentRow) => [adjustment.requestedAt, adjustment.id],
      ),
    view: (rows) => rows.map((row) => toAdjustment(row, viewer)),
  }),
);

/** Returns the adjustments of a member's balance: the open ones first, then the latest. */
export async function findAdjustmentsOf(
  queryable: Queryable,
  userId: string,
  { viewer, limit }: { viewer: string; limit: number },
): Promise<Adjustment[]> {
  const found = await selectAdjustments(queryable)
    .where(eq(balanceAdjustments.userId, userId))
    .orderBy(desc(isOpen), desc(balanceAdjustments.requestedAt), desc(balanceAdjustments.id))
    .limit(limit);
  return found.map((row) => toAdjustment(row, viewer));
}

/** Returns one adjustment for an admin. @throws Error if it doesn't exist */
export async function readAdjustment(queryable: Queryable, id: string, viewer: string): Promise<Adjustment> {
  const [row] = await selectAdjustments(queryable).where(eq(balanceAdjustments.id, id));
  if (!row) throw new Error("An adjustment went missing");
  return toAdjustment(row, viewer);
}

/** Returns an adjustment and locks its row until the transaction ends; undefined if there is none. */
export async function lockAdjustment(tx: Transaction, id: string): Promise<AdjustmentRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select()
    .from(balanceAdjustments)
    .where(eq(balanceAdjustments.id, id))
    .for("no key update");
  return row;
}

function toAdjustment({ adjustment, ...people }: AdminAdjustmentRow, viewer: string): Adjustment {
  const { id, currency, reason, state, requiredApprovals, requestedBy, userId } = adjustment;
  return {
    id,
    currency,
    reason,
    state,
    requiredApprovals,
    ...people,
    amount: toWire(adjustment.amount),
    requestedAt: adjustment.requestedAt.toISOString(),
    decidedAt: adjustment.decidedAt?.toISOString() ?? null,
    canDecide: state === "requested" && viewer !== requestedBy && viewer !== userId,
  };
}

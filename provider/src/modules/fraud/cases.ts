import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { type FraudCase, type FraudCaseDetail, listFraudCases } from "#contract/fraud/admin-fraud.ts";
import type { Column } from "../../csv/write.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { decider, member, personColumns } from "../../database/queries/person-columns.ts";
import { fraudCases, fraudRules } from "../../database/schema/fraud-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { findByReference } from "../../reference-codes.ts";
import { compareAccounts, findLinkedAccounts } from "./graph.ts";

function selectCases(queryable: Queryable) {
  return queryable
    .select({
      row: fraudCases,
      rule: { id: fraudRules.id, name: fraudRules.name },
      member: personColumns(member),
      decidedBy: decider.name,
    })
    .from(fraudCases)
    .innerJoin(fraudRules, eq(fraudRules.id, fraudCases.ruleId))
    .innerJoin(member, eq(member.id, fraudCases.userId))
    .leftJoin(decider, eq(decider.id, fraudCases.decidedBy));
}
type AdminCaseRow = Awaited<ReturnType<typeof selectCases>>[number];

function toCase({ row, rule, member: person, decidedBy }: AdminCaseRow): FraudCase {
  const { id, reference, action, state, evidence, reason } = row;
  return {
    id,
    reference,
    member: person,
    rule,
    action,
    state,
    evidence,
    decidedBy,
    reason,
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    appealedAt: row.appealedAt?.toISOString() ?? null,
  };
}

/** All fraud cases. */
export const fraudCaseList = keysetList(listFraudCases, () => ({
  select: selectCases,
  count: (rows) => rows.from(fraudCases),
  where: async ({ state, action, signal, rule, q }, queryable) =>
    and(
      state ? inArray(fraudCases.state, [state].flat()) : undefined,
      action ? eq(fraudCases.action, action) : undefined,
      signal ? sql`${fraudCases.evidence} @> ${JSON.stringify([{ signal }])}::jsonb` : undefined,
      rule === undefined ? undefined : isUuid(rule) ? eq(fraudCases.ruleId, rule) : sql`false`,
      or(
        await findByReference(queryable, q, fraudCases),
        await findByMember(queryable, q, fraudCases.userId),
      ),
    ),
  order: ({ order }) =>
    orderByTime({ time: fraudCases.openedAt, id: fraudCases.id }, order, ({ row }: AdminCaseRow) => [
      row.openedAt,
      row.id,
    ]),
  view: (rows) => rows.map(toCase),
}));

/** Columns of the CSV file of cases. */
export const fraudCaseColumns: Column<FraudCase>[] = [
  { header: "reference", cell: ({ reference }) => reference },
  { header: "name", cell: ({ member: { name } }) => name },
  { header: "eMail", cell: ({ member: { email } }) => email },
  { header: "rule", cell: ({ rule }) => rule.name },
  { header: "action", cell: ({ action }) => action },
  { header: "state", cell: ({ state }) => state },
  { header: "opened", time: ({ openedAt }) => openedAt },
  { header: "expires", time: ({ dueAt }) => dueAt },
  { header: "decidedBy", cell: ({ decidedBy }) => decidedBy },
  { header: "reason", cell: ({ reason }) => reason },
];

/** Returns a case with the linked accounts, for the admin `viewer`; undefined if it doesn't exist. */
export async function findCase(
  queryable: Queryable,
  id: string,
  { viewer, currency }: { viewer: string; currency: string },
): Promise<FraudCaseDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectCases(queryable).where(eq(fraudCases.id, id));
  if (!row) return undefined;
  const { userId, appealTicketId, confirmedBy, state } = row.row;
  const { ids, links, hasMore } = await findLinkedAccounts(queryable, userId);
  const held = await queryable
    .select({
      id: withdrawals.id,
      reference: withdrawals.reference,
      amount: withdrawals.amount,
      requestedAt: withdrawals.requestedAt,
    })
    .from(withdrawals)
    .where(
      and(eq(withdrawals.userId, userId), eq(withdrawals.currency, currency), isNotNull(withdrawals.heldAt)),
    )
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id));
  return {
    ...toCase(row),
    currency,
    accounts: await compareAccounts(queryable, ids, currency),
    links,
    hasMoreAccounts: hasMore,
    heldWithdrawals: held.map(({ amount, requestedAt, ...row }) => ({
      ...row,
      amount: toWire(amount),
      requestedAt: requestedAt.toISOString(),
    })),
    appealTicketId,
    needsOtherAdmin: state === "appealed" && confirmedBy === viewer,
  };
}

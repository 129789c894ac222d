import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { PaidPurchase } from "../../connectors/connector.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { applySettlement } from "../leads/apply.ts";
import { settledBy } from "../leads/payable.ts";
import type { NetworkRow } from "../networks/repository.ts";
import type { RecordCounts } from "./store-records.ts";

const batch = 500;

/**
 * Returns the ids of a network's payments before a given time with which at least one purchase is already
 * marked.
 */
export async function findKnownPayments(
  queryable: Queryable,
  network: string,
  before: Date,
): Promise<Set<string>> {
  const rows = await queryable
    .selectDistinct({ payment: leads.networkPaymentId })
    .from(leads)
    .where(
      and(eq(leads.network, network), isNotNull(leads.networkPaymentId), lt(leads.networkPaidAt, before)),
    );
  return new Set(rows.flatMap(({ payment }) => payment ?? []));
}

/** Marks purchases as paid to us. Purchases that weren't reported yet are skipped. */
export async function storePayments(
  unit: UnitOfWork,
  { key: network, mapping }: NetworkRow,
  paid: PaidPurchase[],
  at: Date,
): Promise<RecordCounts> {
  const counts: RecordCounts = { records: paid.length, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const byTransaction = new Map(paid.map((purchase) => [transactionOf(purchase, mapping), purchase]));
  const transactions = [...byTransaction.keys()];
  for (let start = 0; start < transactions.length; start += batch) {
    const rows = await unit.tx
      .select()
      .from(leads)
      .where(
        and(
          eq(leads.network, network),
          inArray(leads.networkTransactionId, transactions.slice(start, start + batch)),
        ),
      )
      .orderBy(leads.id)
      .for("no key update");
    for (const lead of rows) {
      const { payment: id, paidAt } = byTransaction.get(lead.networkTransactionId)!;
      const facts = settledBy(lead, { lockedAt: null, payment: { at: paidAt, id } });
      await applySettlement(unit, lead, facts, { at, actorId: null });
      if (Object.keys(facts).length > 0) counts.changed += 1;
    }
  }
  counts.unchanged = paid.length - counts.changed;
  return counts;
}

/**
 * Returns the transaction id of a paid purchase, prefixed with the programme if the network's mapping does
 * so.
 */
function transactionOf({ programme, transaction }: PaidPurchase, mapping: NetworkRow["mapping"]): string {
  // Networks of earlier versions may have an empty mapping.
  const { parameters }: Partial<NetworkRow["mapping"]> = mapping;
  return parameters?.programme !== undefined
    ? `${encodeURIComponent(programme)}/${transaction}`
    : transaction;
}

import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { fractionDigits } from "#contract/money/minor-units.ts";
import type { ReconciledPurchase, Reconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import type { Column } from "../../csv/write.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { postbackEvents } from "../../database/schema/network-schema.ts";
import { toWire } from "../../money.ts";
import { decodeCursor, encodeCursor } from "../../database/queries/keyset.ts";
import { findNetworkPayments } from "./network-payments.ts";
import { boundsOf } from "./propose.ts";

const maxLines = 200;

interface ReconciliationQuery {
  month: string;
  network: string;
  currency: string;
  /**
   * The last purchase of the previous page. The list continues after it, with purchases that were confirmed
   * earlier.
   */
  after?: { at: string; id: string } | undefined;
}

interface Row extends Record<string, unknown> {
  id: string;
  transaction: string;
  confirmed_at: Date | string;
  network_paid_at: Date | string | null;
  reason: ReconciledPurchase["reason"];
  reported: string;
  booked: string;
  invoiced: string;
  paid: string;
}

/**
 * Returns the SQL of a reported commission in minor units, converted with the rate of its lead and rounded
 * half up.
 */
function inCurrency(commission: SQL, currency: string): SQL {
  const conversionField = (field: string) =>
    sql`(leads.conversion #>> ${sql.raw(`'{commission,${field}}'`)})`;
  const digits = sql`length(split_part(${conversionField("amount")}, '.', 2))`;
  return sql`round(${commission} * ${conversionField("rate")}::numeric
    * power(10::numeric, ${fractionDigits(currency)}::integer - ${digits}))::bigint`;
}

/**
 * Selects a month's confirmed purchases with the commission that was reported, booked, invoiced and paid, and
 * the reason for any difference.
 */
function comparedPurchases({ month, network, currency, after }: ReconciliationQuery) {
  const { start, end } = boundsOf(month);
  return sql`
    with figures as (
      select leads.id, leads.network_transaction_id as transaction, leads.confirmed_at, leads.network_paid_at,
        report.commission as last_reported,
        case when report.status = 'confirmed' then report.commission else 0 end as reported,
        case when leads.state in ('confirmed', 'payable') or (leads.state = 'on_hold' and leads.held_from = 'confirmed')
          then leads.commission else 0 end as booked,
        coalesce(papers.drafted, 0) as drafted, coalesce(papers.invoiced, 0) as invoiced, coalesce(papers.paid, 0) as paid,
        coalesce(papers.is_partly_paid, false) as is_partly_paid
      from leads
      left join lateral (
        select (e.interpretation->>'commission')::bigint as commission, e.interpretation->>'status' as status
        from postback_events e
        where e.network = leads.network and e.transaction_id = leads.network_transaction_id
          and e.state in ('applied', 'unchanged') and not leads.has_parts
        order by e.sequence desc limit 1
      ) whole on true
      left join lateral (
        select greatest(sum(part.commission), 0)::bigint as commission,
          case when bool_and(part.status = 'confirmed') filter (where not part.is_return) then 'confirmed' end as status
        from (
          select distinct on (e.interpretation->>'part', is_return) (e.interpretation->>'commission')::bigint as commission,
            e.interpretation->>'status' as status, is_return
          from postback_events e, lateral (
            select (e.interpretation->>'amount')::bigint < 0 or (e.interpretation->>'commission')::bigint < 0 as is_return
          ) sign
          where e.network = leads.network and e.transaction_id = leads.network_transaction_id
            and e.state in ('applied', 'unchanged') and leads.has_parts
          order by e.interpretation->>'part', is_return,
            coalesce(e.interpretation->>'changedAt', e.interpretation->>'at')::timestamptz desc, e.sequence desc
        ) part
        where part.status in ('pending', 'confirmed') or (part.is_return and part.status = 'reversed')
      ) summed on true
      cross join lateral (
        select case when leads.has_parts then summed.commission else whole.commission end as commission,
          case when leads.has_parts then summed.status else whole.status end as status
      ) original
      cross join lateral (
        select original.status, case when jsonb_typeof(leads.conversion -> 'commission') = 'object'
          then ${inCurrency(sql`original.commission`, currency)} else original.commission end as commission
      ) report
      left join lateral (
        select sum(p.amount) filter (where i.state = 'draft') as drafted,
          sum(p.amount) filter (where i.state <> 'draft') as invoiced,
          sum(p.amount) filter (where i.state = 'paid') as paid,
          bool_or(i.state = 'partially_paid') as is_partly_paid
        from invoice_purchases p
        join invoice_lines l on l.id = p.line_id
        join invoices i on i.id = l.invoice_id
        where p.lead_id = leads.id and p.counts
      ) papers on true
      where leads.network = ${network} and leads.currency = ${currency}
        and leads.confirmed_at >= ${start.toISOString()}::timestamptz
        and leads.confirmed_at < ${end.toISOString()}::timestamptz
        and ${after ? sql`(leads.confirmed_at, leads.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    ), judged as (
      select *, case
        when last_reported is null then 'no_report'
        when reported <> 0 and booked = 0 then 'not_booked'
        when reported <> booked then 'amount_differs'
        when booked <> invoiced and booked = invoiced + drafted then 'in_draft'
        when booked <> invoiced and invoiced = 0 then 'not_invoiced'
        when booked <> invoiced then 'changed_since'
        when invoiced <> paid and is_partly_paid then 'partly_paid'
        when invoiced <> paid then 'not_paid'
      end as reason from figures
    )`;
}

/** Selects the payments of partially paid invoices that contain one of these purchases. */
function partialPayments({ month, network, currency }: ReconciliationQuery) {
  const { start, end } = boundsOf(month);
  return sql`
    select coalesce(sum(i.paid), 0)::text as paid from invoices i
    where i.network = ${network} and i.state = 'partially_paid' and exists (
      select 1 from invoice_lines l
      join invoice_purchases p on p.line_id = l.id and p.counts
      join leads on leads.id = p.lead_id and leads.currency = ${currency}
      where l.invoice_id = i.id
        and leads.confirmed_at >= ${start.toISOString()}::timestamptz
        and leads.confirmed_at < ${end.toISOString()}::timestamptz)`;
}

/**
 * Compares the commission reported, booked, invoiced and paid for a network's purchases confirmed in a month.
 * Includes the latest 200 purchases with differences and their reasons.
 */
export async function reconcile(queryable: Queryable, query: ReconciliationQuery): Promise<Reconciliation> {
  const { start, end } = boundsOf(query.month);
  const [total] = rowsOf<Record<string, string>>(
    await queryable.execute(sql`${comparedPurchases(query)} select count(*) as purchases, count(reason) as differences,
      coalesce(sum(reported), 0)::text as reported, coalesce(sum(booked), 0)::text as booked,
      coalesce(sum(invoiced), 0)::text as invoiced, coalesce(sum(paid), 0)::text as paid from judged`),
  );
  const [partialSum] = rowsOf<Record<string, string>>(await queryable.execute(partialPayments(query)));
  const lines = rowsOf<Row>(
    await queryable.execute(sql`${comparedPurchases(query)} select id, transaction, confirmed_at, network_paid_at, reason, reported::text as reported,
      booked::text as booked, invoiced::text as invoiced, paid::text as paid from judged
      where reason is not null order by confirmed_at desc, id limit ${maxLines}`),
  );
  const isQuarantined = and(
    eq(postbackEvents.network, query.network),
    eq(postbackEvents.state, "quarantined"),
    gte(postbackEvents.receivedAt, start),
    lt(postbackEvents.receivedAt, end),
  );
  return {
    currency: query.currency,
    quarantined: await queryable.$count(postbackEvents, isQuarantined),
    payments: await findNetworkPayments(queryable, query),
    totals: {
      ...toAmounts(total!),
      partlyPaid: toWire(BigInt(partialSum?.paid ?? "0")),
      purchases: Number(total!.purchases),
      differences: Number(total!.differences),
    },
    lines: lines.map((row) => ({
      ...toAmounts(row as unknown as Record<string, string>),
      id: row.id,
      transaction: row.transaction,
      reason: row.reason!,
      ...momentsOf(row),
    })),
  };
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

/** Returns a page of all purchases of a month, latest first, for the CSV file. */
export async function reconciledPage(
  queryable: Queryable,
  { cursor, limit, ...query }: ReconciliationQuery & { cursor?: string; limit: number },
): Promise<{ rows: ReconciledPurchase[]; nextCursor: string | null }> {
  const [at, id] = cursor ? decodeCursor(cursor, position) : [];
  const after = at && id ? { at, id } : undefined;
  const found = rowsOf<Row>(
    await queryable.execute(sql`${comparedPurchases({ ...query, after })} select id, transaction, confirmed_at, network_paid_at, reason,
      reported::text as reported, booked::text as booked, invoiced::text as invoiced, paid::text as paid from judged
      order by confirmed_at desc, id desc limit ${limit + 1}`),
  );
  const rows = found.slice(0, limit).map((row) => ({
    ...toAmounts(row as unknown as Record<string, string>),
    id: row.id,
    transaction: row.transaction,
    reason: row.reason,
    ...momentsOf(row),
    currency: query.currency,
  }));
  const last = rows.at(-1);
  const nextCursor = found.length > limit && last ? encodeCursor([last.confirmedAt, last.id]) : null;
  return { rows, nextCursor };
}

const money = (stage: "reported" | "booked" | "invoiced" | "paid"): Column<ReconciledPurchase> => ({
  header: stage,
  cell: (row) => ({ amount: row[stage], currency: row.currency }),
});

/** Columns of the CSV file of a reconciliation. */
export const reconciledColumns: Column<ReconciledPurchase>[] = [
  { header: "transaction", cell: ({ transaction }) => transaction },
  { header: "confirmed", time: ({ confirmedAt }) => confirmedAt },
  { header: "networkPaid", time: ({ networkPaidAt }) => networkPaidAt },
  money("reported"),
  money("booked"),
  money("invoiced"),
  money("paid"),
  { header: "currency", cell: ({ currency }) => currency },
  { header: "reason", cell: ({ reason }) => reason },
];

function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

function momentsOf({ confirmed_at: confirmed, network_paid_at: paid }: Row) {
  return {
    confirmedAt: new Date(confirmed).toISOString(),
    networkPaidAt: paid === null ? null : new Date(paid).toISOString(),
  };
}

function toAmounts({ reported, booked, invoiced, paid }: Record<string, string>) {
  const amount = (text: string | undefined) => toWire(BigInt(text ?? "0"));
  return {
    reported: amount(reported),
    booked: amount(booked),
    invoiced: amount(invoiced),
    paid: amount(paid),
  };
}

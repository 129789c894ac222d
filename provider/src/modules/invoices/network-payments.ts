import { sql } from "drizzle-orm";
import type { Reconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import { boundsOf } from "./propose.ts";

type NetworkPayment = Reconciliation["payments"][number];

interface Row {
  payment: string | null;
  paid_at: Date | string;
  purchases: string;
  commission: string;
  booked_on: string | null;
  bank_state: NonNullable<NetworkPayment["movement"]>["state"] | null;
}

const maxPayments = 100;
/** The number of days before and after the network's date within which a bank movement can match a payment. */
const [daysBefore, daysAfter] = [7, 60];

/**
 * Lists a network's payments that cover purchases of a month. Each payment includes the number of all purchases
 * it covers, and the bank movement of the same amount: one that names the payment, or else the one with the
 * nearest date.
 */
export async function findNetworkPayments(
  queryable: Queryable,
  { month, network, currency }: { month: string; network: string; currency: string },
): Promise<NetworkPayment[]> {
  const { start, end } = boundsOf(month);
  const isOfMonth = sql`confirmed_at >= ${start.toISOString()}::timestamptz
    and confirmed_at < ${end.toISOString()}::timestamptz`;
  const isOwn = sql`network = ${network} and currency = ${currency} and network_paid_at is not null`;
  const { rows } = (await queryable.execute(sql`
    with payments as (
      select network_payment_id as payment, max(network_paid_at) as paid_at, count(*) as purchases,
        sum(commission) as commission
      from leads
      where ${isOwn} and (
        (network_payment_id is null and ${isOfMonth})
        or network_payment_id in (
          select network_payment_id from leads where ${isOwn} and network_payment_id is not null and ${isOfMonth}
        )
      )
      group by network_payment_id
      order by max(network_paid_at) desc, network_payment_id limit ${maxPayments}
    )
    select payments.payment, paid_at, purchases::text, commission::text,
      movement.booked_on::text as booked_on, movement.state as bank_state
    from payments
    left join lateral (
      select booked_on, state, strpos(text, payments.payment) > 0 as is_named from bank_lines
      where payments.payment is not null and amount = payments.commission
        and booked_on between paid_at::date - ${daysBefore}::integer and paid_at::date + ${daysAfter}::integer
      order by is_named desc, abs(booked_on - paid_at::date), id limit 1
    ) movement on true
    order by paid_at desc, payments.payment`)) as unknown as { rows: Row[] };
  return rows.map((row) => ({
    payment: row.payment,
    paidAt: new Date(row.paid_at).toISOString(),
    purchases: Number(row.purchases),
    commission: toWire(BigInt(row.commission)),
    movement:
      row.booked_on !== null && row.bank_state !== null
        ? { bookedOn: row.booked_on, state: row.bank_state }
        : null,
  }));
}

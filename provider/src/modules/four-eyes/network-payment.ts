import { sql, type SQL } from "drizzle-orm";

/**
 * Returns the condition that a network has paid for a purchase, and that someone other than `admin` confirmed
 * this. Paid invoices must contain the purchase's whole commission and charge at least the sum of the purchases
 * on them, and all payments of these invoices must have been recorded by people other than `admin` who may
 * approve payments at the time `at`. `lead` is an alias of `leads`.
 */
export function hasNetworkPaid(lead: SQL, { admin, at }: { admin: SQL; at: Date }): SQL {
  return sql`${lead}.commission <= (
    select coalesce(sum(entry.amount), 0)
    from invoice_purchases entry
      join invoice_lines line on line.id = entry.line_id
      join invoices invoice on invoice.id = line.invoice_id
    where entry.lead_id = ${lead}.id and entry.counts
      and invoice.state = 'paid' and invoice.currency = ${lead}.currency
      and invoice.total >= (
        select sum(other.amount) from invoice_purchases other join invoice_lines its on its.id = other.line_id
        where its.invoice_id = invoice.id)
      and (
        select bool_and(payment.recorded_by is distinct from ${admin}
          and recorder.money_since is not null
          and coalesce(recorder.decides_on_money_from <= ${at.toISOString()}::timestamptz, true))
        from invoice_payments payment join users recorder on recorder.id = payment.recorded_by
        where payment.invoice_id = invoice.id and payment.withdrawn_at is null))`;
}

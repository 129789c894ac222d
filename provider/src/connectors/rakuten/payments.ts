import { parse } from "csv-parse/sync";
import {
  ConnectorError,
  type ConnectorApi,
  type Page,
  type PaidPurchase,
  type PullWindow,
} from "../connector.ts";

/**
 * The numbers of the reports: payments, the invoices (one per advertiser) of a payment, and the purchases of an
 * invoice.
 */
const reports = { payments: "1", invoices: "2", purchases: "3" };

type Row = Partial<Record<string, string>>;

/**
 * Yields the purchases covered by payments. A payment's report lists the ids of invoices, and an invoice's
 * report lists the ids of orders. All these reports need a separate token.
 */
export async function* paymentsOf(
  api: ConnectorApi,
  token: string,
  { from, to }: Pick<PullWindow, "from" | "to">,
  isKnown: (payment: string) => boolean,
): AsyncIterable<Page<PaidPurchase>> {
  if (token === "") return;
  const read = (reportid: string, query: Record<string, string>) =>
    readReport(api, { token, reportid, ...query });
  const dates = { bdate: dayOf(from), edate: dayOf(to) };
  for (const { payment_id: payment = "", date = "" } of await read(reports.payments, dates)) {
    const paidAt = new Date(`${date.slice(0, 10)}T00:00:00Z`);
    if (payment === "" || Number.isNaN(paidAt.getTime())) throw new ConnectorError("unreadable", 200);
    if (isKnown(payment)) continue;
    for (const { invoice_id: invoice = "", mid = "" } of await read(reports.invoices, { payid: payment })) {
      const rows = await read(reports.purchases, { invoiceid: invoice });
      yield {
        items: paidOrders(rows).map((transaction) => ({ payment, paidAt, programme: mid, transaction })),
      };
    }
  }
}

/**
 * Returns the ids of an invoice's orders for which a positive commission remains. The rows of an order are
 * summed, because a return may cancel the commission of another row.
 */
function paidOrders(rows: Row[]): string[] {
  const sums = new Map<string, number>();
  for (const { order_id: order = "", commission = "" } of rows)
    // Thousands are separated by commas.
    if (order !== "") sums.set(order, (sums.get(order) ?? 0) + Number(commission.replaceAll(/[^\d.-]/g, "")));
  return [...sums].flatMap(([order, sum]) => (sum > 0 ? [order] : []));
}

/**
 * Reads a report as rows by normalized column name, such as `payment_id`, because the spelling of the headings
 * varies.
 */
async function readReport(api: ConnectorApi, query: Record<string, string>): Promise<Row[]> {
  const text = await api.text({ path: "/advancedreports/1.0", query, headers: { accept: "text/csv" } });
  try {
    return parse(text, {
      bom: true,
      columns: (headings: string[]) => headings.map(columnOf),
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    });
  } catch {
    throw new ConnectorError("unreadable", 200);
  }
}

const columnOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_");

const dayOf = (at: Date) => at.toISOString().slice(0, 10).replaceAll("-", "");

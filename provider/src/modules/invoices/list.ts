import { and, asc, eq, gte, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { CallData } from "#contract/calls/call.ts";
import { type getInvoiceSummary, listInvoices, type ListedInvoice } from "#contract/invoices/invoices.ts";
import type { Column } from "../../csv/write.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { invoices } from "../../database/schema/invoice-schema.ts";
import { amongIds } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { containing } from "../../database/queries/text-search.ts";
import { toWire } from "../../money.ts";
import { findIssuer } from "./issuer.ts";
import { findBilling, withVersion } from "./parties.ts";
import { selectInvoices, type InvoiceWithNetwork } from "./repository.ts";
import { findStaff } from "./staff.ts";
import { dayOf, toListed } from "./view.ts";

const day = 24 * 60 * 60 * 1000;

const isOpen = inArray(invoices.state, ["sent", "partially_paid"]);

function overdueOn(today: string): SQL {
  return and(isOpen, lt(invoices.dueOn, today))!;
}

function inStates(state: z.output<(typeof listInvoices)["filters"]>["state"], today: string) {
  if (!state) return undefined;
  const states = [state].flat();
  const storedStates = states.filter((one) => one !== "overdue" && one !== "open");
  return or(
    storedStates.length > 0 ? inArray(invoices.state, storedStates) : undefined,
    states.includes("overdue") ? overdueOn(today) : undefined,
    states.includes("open") ? isOpen : undefined,
  );
}

/** All invoices. `now` determines which are overdue. */
export const invoiceList = keysetList(listInvoices, ({ now }: { now: Date }) => ({
  select: selectInvoices,
  count: (rows) => rows.from(invoices),
  where: ({ state, network, q, ids }) =>
    and(
      amongIds(invoices.id, ids),
      inStates(state, dayOf(now)),
      network ? eq(invoices.network, network) : undefined,
      or(
        containing(q, [invoices.number]),
        q
          ? sql`${invoices.network} in (select key from networks where ${containing(q, [networks.name])})`
          : undefined,
      ),
    ),
  order: ({ order }) =>
    orderByTime({ time: invoices.createdAt, id: invoices.id }, order, ({ invoice }: InvoiceWithNetwork) => [
      invoice.createdAt,
      invoice.id,
    ]),
  view: (rows) => rows.map((one) => toListed(one, now)),
}));

/** Columns of the CSV file of invoices. */
export const invoiceColumns: Column<ListedInvoice>[] = [
  { header: "invoice", cell: ({ number }) => number },
  { header: "state", cell: ({ state, isOverdue }) => (isOverdue ? "overdue" : state) },
  { header: "network", cell: ({ network }) => network.name },
  { header: "month", cell: ({ month }) => month },
  { header: "issued", day: ({ issuedOn }) => issuedOn },
  { header: "due", day: ({ dueOn }) => dueOn },
  { header: "total", cell: ({ total, currency }) => ({ amount: total, currency }) },
  { header: "paid", cell: ({ paid, currency }) => ({ amount: paid, currency }) },
  { header: "balance", cell: ({ balance, currency }) => ({ amount: balance, currency }) },
  { header: "currency", cell: ({ currency }) => currency },
];

/**
 * Returns the number of drafts, the numbers and sums of open, overdue and recently paid invoices, and the data
 * needed to write a new invoice.
 */
export async function findInvoiceSummary(
  queryable: Queryable,
  { now, currency }: { now: Date; currency: string },
): Promise<CallData<typeof getInvoiceSummary>> {
  const today = dayOf(now);
  const yearAgo = new Date(now.getTime() - 365 * day);
  const allNetworks = await queryable.select(networkColumns).from(networks).orderBy(asc(networks.name));
  const billing = await findBilling(queryable, allNetworks);
  return {
    currency,
    today,
    drafts: await queryable.$count(invoices, eq(invoices.state, "draft")),
    open: await sumOf(queryable, isOpen, sql`${invoices.total} - ${invoices.paid}`),
    overdue: await sumOf(queryable, overdueOn(today), sql`${invoices.total} - ${invoices.paid}`),
    paid: await sumOf(queryable, gte(invoices.paidAt, yearAgo), sql`${invoices.paid}`),
    networks: allNetworks.map((one) => ({ ...one, billing: withVersion(billing.get(one.key)!) })),
    issuer: await findIssuer(queryable),
    staff: await findStaff(queryable),
  };
}

async function sumOf(queryable: Queryable, where: SQL, amount: SQL) {
  const [row] = await queryable
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${amount}), 0)::text` })
    .from(invoices)
    .where(where);
  return { count: row!.count, amount: toWire(BigInt(row!.amount)) };
}

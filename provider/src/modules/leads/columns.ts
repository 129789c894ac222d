import type { AdminLead } from "#contract/leads/admin-leads.ts";
import type { Column } from "../../csv/write.ts";

const saleOrCommission = (conversion: AdminLead["conversion"]) => conversion?.sale ?? conversion?.commission;

/** The columns of the CSV file of leads. */
export const leadColumns: Column<AdminLead>[] = [
  { header: "purchase", cell: ({ id }) => id },
  { header: "state", cell: ({ state }) => state },
  { header: "member", cell: ({ member }) => member.name },
  { header: "eMail", cell: ({ member }) => member.email },
  { header: "store", cell: ({ store }) => store.name },
  { header: "network", cell: ({ network }) => network.key },
  {
    header: "transaction",
    cell: ({ transactionId }) => transactionId,
  },
  {
    header: "orderNumber",
    cell: ({ orderNumber }) => orderNumber,
  },
  { header: "source", cell: ({ source }) => source },
  { header: "click", cell: ({ click }) => click },
  { header: "currency", cell: ({ currency }) => currency },
  {
    header: "orderAmount",
    cell: ({ orderAmount: amount, currency }) => ({ amount, currency }),
  },
  {
    header: "commission",
    cell: ({ commission: amount, currency }) => ({ amount, currency }),
  },
  {
    header: "cashBack",
    cell: ({ cashBack: amount, currency }) => ({ amount, currency }),
  },
  { header: "purchased", time: ({ occurredAt }) => occurredAt },
  {
    header: "payableFrom",
    time: ({ payableAt, expectedPayableAt }) => payableAt ?? expectedPayableAt,
  },
  { header: "networkPaid", time: ({ networkPaidAt }) => networkPaidAt },
  { header: "networkPayment", cell: ({ networkPaymentId }) => networkPaymentId },
  { header: "closed", time: ({ closedAt }) => closedAt },
  { header: "reason", cell: ({ reason }) => reason },
  { header: "note", cell: ({ reasonNote }) => reasonNote },
  {
    header: "decidedBy",
    cell: ({ decidedBy }) => decidedBy?.email ?? null,
  },
  { header: "originalAmount", cell: ({ conversion }) => conversion?.sale?.amount ?? null },
  { header: "originalCurrency", cell: ({ conversion }) => conversion?.sale?.currency ?? null },
  { header: "exchangeRate", cell: ({ conversion }) => conversion?.sale?.rate ?? null },
  { header: "originalCommission", cell: ({ conversion }) => conversion?.commission?.amount ?? null },
  { header: "commissionCurrency", cell: ({ conversion }) => conversion?.commission?.currency ?? null },
  { header: "commissionRate", cell: ({ conversion }) => conversion?.commission?.rate ?? null },
  { header: "rateDay", day: ({ conversion }) => saleOrCommission(conversion)?.day ?? null },
  { header: "rateSource", cell: ({ conversion }) => saleOrCommission(conversion)?.source ?? null },
];

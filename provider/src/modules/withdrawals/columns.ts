import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Column } from "../../csv/write.ts";

/** Columns of the CSV file of withdrawals. Payout details stay masked: admins reveal them one by one. */
export const withdrawalColumns: Column<AdminWithdrawal>[] = [
  { header: "reference", cell: ({ reference }) => reference },
  { header: "state", cell: ({ state }) => state },
  { header: "member", cell: ({ member }) => member.name },
  { header: "eMail", cell: ({ member }) => member.email },
  { header: "method", cell: ({ method }) => method.kind },
  { header: "account", cell: ({ method }) => method.masked },
  { header: "currency", cell: ({ currency }) => currency },
  {
    header: "amount",
    cell: ({ amount, currency }) => ({ amount, currency }),
  },
  {
    header: "fee",
    cell: ({ fee: amount, currency }) => ({ amount, currency }),
  },
  {
    header: "netAmount",
    cell: ({ net: amount, currency }) => ({ amount, currency }),
  },
  {
    header: "requested",
    time: ({ requestedAt }) => requestedAt,
  },
  {
    header: "approved",
    time: ({ approvedAt }) => approvedAt,
  },
  { header: "ended", time: ({ settledAt }) => settledAt },
  {
    header: "decidedBy",
    cell: ({ decidedBy }) => decidedBy?.email ?? null,
  },
  {
    header: "paymentReference",
    cell: ({ paymentReference }) => paymentReference,
  },
  { header: "reason", cell: ({ reason }) => reason },
];

import type { AdminClaim } from "#contract/claims/admin-claims.ts";
import type { Column } from "../../csv/write.ts";

/** Columns of the CSV file of claims. */
export const claimColumns: Column<AdminClaim>[] = [
  { header: "claim", cell: ({ id }) => id },
  { header: "state", cell: ({ state }) => state },
  { header: "member", cell: ({ member }) => member.name },
  { header: "eMail", cell: ({ member }) => member.email },
  { header: "store", cell: ({ store }) => store.name },
  { header: "network", cell: ({ network }) => network.key },
  { header: "click", cell: ({ click }) => click.id },
  { header: "clicked", cell: ({ click }) => click.at },
  {
    header: "orderNumber",
    cell: ({ orderNumber }) => orderNumber,
  },
  { header: "ordered", day: ({ orderedOn }) => orderedOn },
  { header: "currency", cell: ({ currency }) => currency },
  {
    header: "orderAmount",
    cell: ({ orderAmount: amount, currency }) => ({ amount, currency }),
  },
  {
    header: "cashBack",
    cell: ({ cashBack: amount, currency }) => ({ amount, currency }),
  },
  { header: "sent", time: ({ createdAt }) => createdAt },
  {
    header: "decidedBy",
    cell: ({ decidedBy }) => decidedBy?.email ?? null,
  },
  { header: "reason", cell: ({ reason }) => reason },
];

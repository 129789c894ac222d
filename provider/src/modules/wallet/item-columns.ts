import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import type { Column } from "../../csv/write.ts";

/** Columns of the CSV file of a member's statement. */
export const itemColumns: Column<WalletItem>[] = [
  { header: "time", time: ({ createdAt }) => createdAt },
  { header: "kind", cell: ({ kind }) => kind },
  { header: "subject", cell: ({ subject }) => subject.label },
  {
    header: "state",
    cell: ({ subject: { purchase, withdrawal, order } }) =>
      purchase?.state ?? withdrawal?.state ?? order?.state ?? null,
  },
  { header: "currency", cell: ({ currency }) => currency },
  { header: "amount", cell: ({ amount, currency }) => ({ amount, currency }) },
  { header: "pending", cell: ({ pending, currency }) => ({ amount: pending, currency }) },
];

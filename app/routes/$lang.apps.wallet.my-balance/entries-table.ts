import type { WalletAccount, WalletEntryKind } from "#contract/wallet.ts";
import type { TableSpecification } from "~/components/data-table/table-specification";

export const accounts = ["available", "pending", "reserved"] as const satisfies readonly WalletAccount[];
export const kinds = [
  "cashback_pending",
  "cashback_payable",
  "cashback_rejected",
  "cashback_reversed",
  "cashback_corrected",
  "withdrawal_requested",
  "withdrawal_released",
  "withdrawal_paid",
  "adjustment",
] as const satisfies readonly WalletEntryKind[];

/** What the list of entries understands in its URL. */
export const entriesTable = {
  filters: {
    account: { kind: "choice", values: accounts },
    kind: { kind: "choice", values: kinds },
    from: { kind: "date" },
    to: { kind: "date" },
  },
} satisfies TableSpecification;

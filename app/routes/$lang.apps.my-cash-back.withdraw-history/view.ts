import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { ListPage } from "~/components/data-table/list-page";

export interface ListView extends ListPage<Withdrawal> {
  kind: "list";
  /** The id of the withdrawal that a notification links to. */
  highlighted: string | null;
  /** The highlighted withdrawal, if this page of the list doesn't contain it. */
  highlightedWithdrawal: Withdrawal | null;
}
export interface DetailView {
  kind: "detail";
  withdrawal: Withdrawal;
  cancel: "no" | "possible" | "confirming";
}

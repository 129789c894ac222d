import type { Withdrawal } from "#contract/withdrawals.ts";
import type { Paging } from "~/components/data-table/columns";
import type { TableState } from "~/components/data-table/table-specification";

export interface ListView {
  kind: "list";
  table: TableState;
  rows: Withdrawal[];
  paging: Paging;
  /** The withdrawal a notification led to. */
  highlighted: string | null;
  /** The same, when it is not on this page. */
  apart: Withdrawal | null;
}
export interface DetailView {
  kind: "detail";
  withdrawal: Withdrawal;
  cancel: "no" | "possible" | "asked";
}

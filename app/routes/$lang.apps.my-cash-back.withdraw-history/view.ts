import type { Withdrawal } from "#contract/withdrawals.ts";
import type { ListPage } from "~/components/data-table/list-page";

export interface ListView extends ListPage<Withdrawal> {
  kind: "list";
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

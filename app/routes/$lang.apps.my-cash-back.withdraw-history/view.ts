import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { ListPage } from "~/components/data-table/list-page";

export interface ListView extends ListPage<Withdrawal> {
  kind: "list";
  /** The id of the withdrawal in a notification's link. */
  highlighted: string | null;
  /** That withdrawal, if it isn't on this page. */
  apart: Withdrawal | null;
}
export interface DetailView {
  kind: "detail";
  withdrawal: Withdrawal;
  cancel: "no" | "possible" | "confirming";
}

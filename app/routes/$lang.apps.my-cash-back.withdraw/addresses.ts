import type { MethodLinks } from "~/features/withdrawals/method-links";

/** The URL parameters of the withdrawal's steps. */
export interface WithdrawParameters {
  step: "method" | "amount" | "review" | "done";
  /** The id of the payout method. */
  method?: string;
  /** The amount as typed. */
  amount?: string;
  /**
   * The idempotency key of the review. Because of it, going back and confirming again doesn't create a second
   * withdrawal.
   */
  key?: string;
  /** The kind of payout method to add. Opens its form. */
  add?: string;
  /** The id of the created withdrawal. */
  withdrawal?: string;
}

/** Returns the query string of a link to a step, without empty parameters. */
export function stepSearch(parameters: WithdrawParameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  return `?${new URLSearchParams(given).toString()}`;
}

/** The paths with which payout methods are added on this screen. */
export const methodLinks: Pick<MethodLinks, "list" | "add"> = {
  list: ".",
  add: (add) => stepSearch({ step: "method", add }),
};

/** The screen's path without language prefix. */
export const withdrawPath = "/apps/my-cash-back/withdraw";

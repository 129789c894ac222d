import type { MethodLinks } from "~/features/withdrawals/method-links";

/** The URL parameters of the withdrawal's steps. */
export interface WithdrawParameters {
  step: "method" | "amount" | "review" | "done";
  /** The id of the payout method. */
  method?: string;
  /** The amount as typed. */
  amount?: string;
  /**
   * The idempotency key of the review. It prevents a second withdrawal if the member goes back and confirms
   * again.
   */
  key?: string;
  /** The kind of payout method to add. The page then shows the form for this kind. */
  add?: string;
  /** The id of the created withdrawal. */
  withdrawal?: string;
}

/** Returns the query string of a link to a step, without empty parameters. */
export function stepSearch(parameters: WithdrawParameters): string {
  const entries = Object.entries(parameters).filter(([, value]) => value);
  return `?${new URLSearchParams(entries).toString()}`;
}

/** The links for adding a payout method on this screen. */
export const methodLinks: Pick<MethodLinks, "list" | "add"> = {
  list: ".",
  add: (add) => stepSearch({ step: "method", add }),
};

/** The screen's path without language prefix. */
export const withdrawPath = "/apps/my-cash-back/withdraw";

import type { MethodLinks } from "~/features/withdrawals/method-links";

/** URL parameters of the steps of a withdrawal. */
export interface WithdrawParameters {
  step: "method" | "amount" | "review" | "done";
  /** Id of the payout method. */
  method?: string;
  /** As typed. */
  amount?: string;
  /** Idempotency key of the review, so that going back and confirming again never makes a second withdrawal. */
  key?: string;
  /** Opens the form for a new payout method of a kind. */
  add?: string;
  /** Id of the completed withdrawal. */
  withdrawal?: string;
}

/** Returns the query of a link to a step, without empty parameters. */
export function stepSearch(parameters: WithdrawParameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  return `?${new URLSearchParams(given).toString()}`;
}

/** The paths to add a payout method on this screen. */
export const methodLinks: Pick<MethodLinks, "list" | "add"> = {
  list: ".",
  add: (add) => stepSearch({ step: "method", add }),
};

/** The screen's path without language prefix. */
export const withdrawPath = "/apps/my-cash-back/withdraw";

import type { z } from "zod";
import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import type { Wallet } from "#contract/wallet/wallet.ts";
import type { quote, Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import type { Limits, NewMethodForm } from "~/features/withdrawals/method-links";

export type Quote = z.infer<typeof quote>;

/** Adding a payout method, and the reason why no withdrawal is possible now. */
export interface MethodView {
  step: "method";
  methods: PayoutMethod[];
  limits: Limits;
  adding: NewMethodForm | null;
  /** Why no withdrawal is possible now; `null` if one is. */
  obstacle: Pick<Wallet, "withdrawable" | "currency"> | null;
}
/** Amount and payout method. Both are filled in: the last used method, and all that can be withdrawn. */
export interface AmountView {
  step: "amount";
  methods: PayoutMethod[];
  limits: Limits;
  /** `null` if none of the methods is offered at the moment, or the requested one is unknown. */
  method: PayoutMethod | null;
  /** Why the requested method is refused. */
  methodProblem: string | null;
  /** As typed. */
  amount: string;
  quote: Quote | null;
  /** Why the amount is refused, as the result of a form. */
  result: SubmissionResult | null;
  /** The largest possible amount, in minor units and as text for the input. */
  most: { amount: number; text: string };
  key: string;
}
export interface ReviewView {
  step: "review";
  method: PayoutMethod;
  limits: Limits;
  amount: string;
  quote: Quote;
  key: string;
}
export interface DoneView {
  step: "done";
  withdrawal: Withdrawal;
}

/** The step to show: the requested one, or the first one that isn't complete. */
export type WithdrawView = MethodView | AmountView | ReviewView | DoneView;

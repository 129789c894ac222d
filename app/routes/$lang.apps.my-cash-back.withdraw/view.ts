import type { z } from "zod";
import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import type { Wallet } from "#contract/wallet/wallet.ts";
import type { quote, Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import type { Limits, NewMethodForm } from "~/features/withdrawals/method-links";

export type Quote = z.infer<typeof quote>;

/** The step that adds a payout method, or the reason why withdrawals are impossible. */
export interface MethodView {
  step: "method";
  methods: PayoutMethod[];
  limits: Limits;
  adding: NewMethodForm | null;
  /** Why withdrawals are currently impossible; `null` if they are possible. */
  obstacle: Pick<Wallet, "withdrawable" | "currency"> | null;
}
/**
 * The step with amount and payout method. The initial values are the maximum amount and the method that was
 * used last.
 */
export interface AmountView {
  step: "amount";
  methods: PayoutMethod[];
  limits: Limits;
  /** `null` if no method is currently available, or the requested one is unknown. */
  method: PayoutMethod | null;
  /** Why the requested method can't be used. */
  methodProblem: string | null;
  /** The amount as typed. */
  amount: string;
  quote: Quote | null;
  /** The amount's error, in the same form as the result of a submission. */
  result: SubmissionResult | null;
  /** The maximum amount, in minor units and as text for the input. */
  maximum: { amount: number; text: string };
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

/** The data of the step to show: the requested step, or the first incomplete one before it. */
export type WithdrawView = MethodView | AmountView | ReviewView | DoneView;

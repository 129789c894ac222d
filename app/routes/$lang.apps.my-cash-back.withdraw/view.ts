import type { z } from "zod";
import type { PayoutMethod } from "#contract/payout-methods.ts";
import type { Wallet } from "#contract/wallet.ts";
import type { quote, Withdrawal } from "#contract/withdrawals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import type { Limits, NewMethodForm } from "~/features/withdrawals/method-links";

export type Quote = z.infer<typeof quote>;

export interface MethodView {
  step: "method";
  methods: PayoutMethod[];
  limits: Limits;
  /** Id of the method chosen before, if it still exists. */
  chosen: string | null;
  error: string | null;
  adding: NewMethodForm | null;
  removing: PayoutMethod | null;
  /** Why no withdrawal is possible now; null when it is. */
  obstacle: Pick<Wallet, "withdrawable" | "currency"> | null;
}
export interface AmountView {
  step: "amount";
  method: PayoutMethod;
  limits: Limits;
  amount: string;
  quote: Quote | null;
  /** Why the amount is refused, in the shape of a refused form. */
  result: SubmissionResult | null;
  /** The largest amount possible now, in minor units and as the input takes it. */
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

/** The step of the withdrawal that is shown: the one asked for, or an earlier one whose answer does not hold. */
export type WithdrawView = MethodView | AmountView | ReviewView | DoneView;

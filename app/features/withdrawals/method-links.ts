import type { CallData } from "#contract/call.ts";
import type { PayoutMethodKind } from "#contract/payout-methods.ts";
import type { getWithdrawalLimits } from "#contract/withdrawals.ts";
import type { Constraint } from "~/components/form/conform-types";

export type Limits = CallData<typeof getWithdrawalLimits>;

/** The form of a new payout method that a screen has open. */
export interface NewMethodForm {
  kind: PayoutMethodKind;
  constraints: Record<string, Constraint>;
  /** Idempotency key of the form. */
  key: string;
}

/** Where a screen that keeps payout methods has its list, its form for another, and its question before one goes. */
export interface MethodLinks {
  list: string;
  add: (kind: PayoutMethodKind) => string;
  remove: (id: string) => string;
}

import type { CallData } from "#contract/calls/call.ts";
import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import type { getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import type { Constraint } from "~/components/form/conform-types";

export type Limits = CallData<typeof getWithdrawalLimits>;

/** The data of the form that adds a payout method. */
export interface NewMethodForm {
  kind: PayoutMethodKind;
  constraints: Record<string, Constraint>;
  /** The idempotency key of the form. */
  key: string;
}

/**
 * The paths of a screen with payout methods: the list, the form that adds one, and the confirmation that
 * removes one.
 */
export interface MethodLinks {
  list: string;
  add: (kind: PayoutMethodKind) => string;
  remove: (id: string) => string;
}

import type { CallData } from "#contract/calls/call.ts";
import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import type { getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import type { Constraint } from "~/components/form/conform-types";

export type Limits = CallData<typeof getWithdrawalLimits>;

/** The open form of a new payout method. */
export interface NewMethodForm {
  kind: PayoutMethodKind;
  constraints: Record<string, Constraint>;
  /** Idempotency key of the form. */
  key: string;
}

/**
 * The paths of a screen with payout methods: its list, its form for a new one, and its confirmation before one
 * is removed.
 */
export interface MethodLinks {
  list: string;
  add: (kind: PayoutMethodKind) => string;
  remove: (id: string) => string;
}

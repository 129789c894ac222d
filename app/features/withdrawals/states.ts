import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of a withdrawal in chronological order, with their badges' tones. */
export const stateTones = {
  requested: "info",
  approved: "primary",
  sent: "info",
  unclaimed: "warning",
  paid: "success",
  returned: "danger",
  rejected: "danger",
  failed: "danger",
  canceled: "neutral",
} as const satisfies Record<WithdrawalState, Tone>;

import type { WithdrawalState } from "#contract/withdrawals.ts";
import type { Tone } from "~/components/ui/tone";

/** Every state in the order of a withdrawal's life, with the tone of its badge. */
export const stateTones = {
  requested: "info",
  approved: "primary",
  paid: "success",
  rejected: "danger",
  failed: "danger",
  canceled: "neutral",
} as const satisfies Record<WithdrawalState, Tone>;

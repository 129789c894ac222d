import type { FraudCaseState, FraudMode } from "#contract/fraud/fraud-signals.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of a case with their badges' tones. The states that require a decision are first. */
export const caseTones = {
  open: "warning",
  appealed: "info",
  cleared: "success",
  confirmed: "danger",
  expired: "neutral",
  noted: "neutral",
} as const satisfies Record<FraudCaseState, Tone>;

export const modeTones = {
  observe: "info",
  active: "success",
  off: "neutral",
} as const satisfies Record<FraudMode, Tone>;

/** Returns whether the case has been decided, which ends its hold or replaces it by one that doesn't expire. */
export function isDecided(state: FraudCaseState): boolean {
  return state === "cleared" || state === "confirmed";
}

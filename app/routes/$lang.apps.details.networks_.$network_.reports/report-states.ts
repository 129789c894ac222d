import type { PostbackState } from "#contract/networks/postbacks.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of a report in chronological order, with their badges' tones. */
export const reportTones = {
  received: "info",
  applied: "success",
  unchanged: "neutral",
  quarantined: "warning",
  discarded: "danger",
} as const satisfies Record<PostbackState, Tone>;

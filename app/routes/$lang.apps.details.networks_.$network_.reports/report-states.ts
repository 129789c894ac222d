import type { PostbackState } from "#contract/postbacks.ts";
import type { Tone } from "~/components/ui/tone";

/** Every state of a report in the order of its life, with the tone of its badge. */
export const reportTones = {
  received: "info",
  applied: "success",
  unchanged: "neutral",
  quarantined: "warning",
  discarded: "danger",
} as const satisfies Record<PostbackState, Tone>;

import type { MailState } from "#contract/mails.ts";
import type { Tone } from "~/components/ui/tone";

/** Every state of a mail and its colour. */
export const mailStateTones: Record<MailState, Tone> = {
  waiting: "info",
  sent: "success",
  dropped: "neutral",
  dead: "danger",
};

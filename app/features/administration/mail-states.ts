import type { MailState } from "#contract/notifications/mails.ts";
import type { Tone } from "~/components/ui/tone";

/** The color of each state of a mail. */
export const mailStateTones: Record<MailState, Tone> = {
  waiting: "info",
  sent: "success",
  dropped: "neutral",
  dead: "danger",
};

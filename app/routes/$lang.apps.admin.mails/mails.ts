import type { MailState } from "#contract/mails.ts";
import type { TableSpecification } from "~/components/data-table/table-specification";
import type { Tone } from "~/components/ui/tone";

/** Every state of a mail and its colour. */
export const stateTones: Record<MailState, Tone> = {
  waiting: "info",
  sent: "success",
  dropped: "neutral",
  dead: "danger",
};
export const mailStates = Object.keys(stateTones) as MailState[];

export const mailsTable = {
  search: true,
  filters: { state: { kind: "choice", values: mailStates } },
} satisfies TableSpecification;

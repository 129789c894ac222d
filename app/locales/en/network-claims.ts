export const texts = {
  send: "Send to {{network}}",
  sent: "The claim is being sent to its network",
  state_waiting: "Waiting to be sent to {{network}}",
  state_sent: "Sent to {{network}}",
  state_approved: "Approved by {{network}}",
  state_declined: "Declined by {{network}}",
  state_refused: "{{network}} didn’t accept the claim",
  text_waiting: "It’s sent within a minute, unless the connection is paused.",
  text_sent: "Its answer is read every night.",
  text_approved:
    "The claim is accepted automatically once the network reports the purchase. Accept it only if you want to credit it now.",
  text_declined: "Review the claim: the member sees your reason, not the network’s.",
  text_refused: "You can send it again, or ask the store yourself.",
  failed: "The last attempt failed, and is repeated within an hour.",
  reason: "Its reason:",
  reference: "Number at the network:",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "network-claims": typeof texts;
  }
}

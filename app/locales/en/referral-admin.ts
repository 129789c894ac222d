export const texts = {
  title: "Referrals",
  subtitle: "Who brought whom. Bonuses that look odd wait for you.",
  table: "Referrals",
  referrer: "Member",
  friend: "Friend",
  joinedAt: "Joined",
  state: "State",
  bonus: "Bonus",
  holds: "Waits because",
  q: "Name or e-mail",
  state_joined: "Joined",
  state_held: "Waiting",
  state_paid: "Paid",
  state_refused: "Refused",
  state_undone: "Reversed",
  hold_same_device: "Same browser",
  hold_same_payout: "Same payout target",
  hold_same_mailbox: "Same mailbox",
  hold_month_full: "Month's limit",
  emptyTitle: "No referrals yet",
  emptyText: "Friends who register with a member's link appear here.",
  unknown: "There is no such referral.",
  decide: "Decision",
  decideHint: "The reason stays with the referral and in the log.",
  own: "You are one of the two. Another admin decides.",
  reason: "Reason",
  reasonInvalid: "Give a reason of 3 to 500 characters.",
  pay: "Pay both bonuses",
  refuse: "Refuse",
  paid: "Bonuses paid",
  refused: "Bonus refused",
  decidedBy: "Decided by",
  reasonGiven: "Reason",
  none: "Nothing",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "referral-admin": typeof texts;
  }
}

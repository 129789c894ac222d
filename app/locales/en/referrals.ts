export const texts = {
  title: "Bring a friend",
  subtitle: "You both get a bonus once your friend's first cash back can be withdrawn.",
  bonusText: "{{bonus}} for each of you",
  howTitle: "How it works",
  how1: "Send your link to a friend.",
  how2: "Your friend registers and shops at a store of ours.",
  how3: "Once that cash back can be withdrawn, you both get {{bonus}}.",
  yourLink: "Your link",
  linkHint: "Everybody who registers with it counts as your friend.",
  copyLink: "Copy your link",
  copy: "Copy",
  copied: "Copied",
  copyDone: "Link copied",
  copyFailed: "Could not copy. Select the link instead.",
  share: "Share",
  shareText: "Join me on Cashlane: we both get a bonus.",
  joined: "Friends who joined",
  paid: "Bonuses paid",
  earned: "Earned",
  friends: "Your friends",
  friend: "Friend",
  joinedAt: "Joined",
  state: "State",
  bonus: "Bonus",
  state_joined: "Joined",
  state_held: "Joined",
  state_paid: "Paid",
  state_refused: "Not paid",
  state_undone: "Taken back",
  emptyTitle: "No friends yet",
  emptyText: "Share your link: friends who register appear here.",
  monthText: "Up to {{count}} bonuses a month are paid at once; more wait for our team.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    referrals: typeof texts;
  }
}

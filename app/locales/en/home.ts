export const texts = {
  title: "Home",
  hello: "Hello, {{name}}",
  memberSubtitle: "Your cash back at a glance.",

  earnedTitle: "Cash back of the last twelve months",
  latestTitle: "Latest entries",
  allEntries: "All entries",
  latestEmpty: "No movements yet",
  latestEmptyText: "Your first purchase through a store will show up here.",

  firstSubtitle: "Good to have you. Here is how it begins.",
  firstTitle: "Three steps to your first cash back",
  firstDone: "done",
  first1Title: "Create your account",
  first1Text: "You are in. That was the longest part.",
  first2Title: "Open a store from here",
  first2Text: "Choose a store and press “Shop now”. We remember that you came through us.",
  first3Title: "Shop as always",
  first3Text: "Your purchase shows up here, and turns into money once the store confirms it.",
  chooseStore: "Choose a store",
  suggestedTitle: "Good stores to begin with",
  suggestedText: "Popular with members right now.",

  factorTitle: "You decide on no money before a second factor is on",
  factorLink: "Set up an authenticator app or a passkey",
  adminSubtitle: "What waits for you, and how things are going.",
  ownTitle: "Your own cash back",
  trendTitle: "Cash back of the last 30 days",
  totalsTitle: "The last 30 days",
  toOverview: "Overview",
  clicks: "Clicks",
  leads: "Leads",
  cashBackOwed: "Cash back owed",
  pendingWithdrawals: "Pending withdrawals",
  manageTitle: "Needs attention",
  requested: "Waiting for a decision",
  requestedCount_one: "{{count}} withdrawal",
  requestedCount_other: "{{count}} withdrawals",
  oldest: "Oldest from {{date}}",
  approved: "Approved, to be paid",
  paid: "Paid in the last 30 days",
  claims: "Claims to decide",
  tickets: "Requests to answer",
  owed: "Owed to members",
  membersTotal_one: "{{count}} member",
  membersTotal_other: "{{count}} members",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    home: typeof texts;
  }
}

export const texts = {
  name: "Cashlane: cash back while you shop",
  description:
    "Shows the cash back of partner stores. You activate it yourself; no visited address leaves your browser. Stores pay Cashlane a commission.",

  activate: "Activate",
  activatedAt: "Activated at {{time}}",
  activatedOn: "Activated on {{time}}",
  blocked:
    "Not tracked, because an ad blocker stopped the way to the store. Allow it here and activate again.",
  lost: "No longer tracked, because another site’s link was opened later.",
  leaving: "On the way to the store …",
  disclosure: "Cashlane gets a commission from the store and shares it with you.",
  excluded: "Doesn’t count:",
  coupons_one: "Show {{count}} coupon",
  coupons_other: "Show {{count}} coupons",
  noCoupons: "No coupons right now.",
  copy: "Copy",
  copied: "Copied",
  close: "Close",
  connect: "Connect",

  notConnected: "Connect the extension to your account first.",
  offline: "You’re offline. Try again when you have a connection.",
  failed: "That didn’t work. Try again.",
  loading: "Loading …",

  connectTitle: "Connect your account",
  connectText:
    "Confirm on Cashlane that this browser may activate cash back for you. We earn a commission from stores and share it with you.",
  disconnect: "Disconnect",
  available: "Available",
  pending: "Pending",
  search: "Search stores",
  noStore: "No store found",
  noStores:
    "The list of stores isn’t here yet. It comes when you’re online. If it doesn’t, disconnect and connect again.",
  shop: "Activate and open",
  allow: "Show on its pages",
  allowAll: "Show on all partner stores",
  allowWhy:
    "Your browser asks for access to these stores, so that the rate appears there, and to affiliate networks, so that Cashlane stays silent after other sites’ links. No address leaves your browser.",
  allowed: "Shown on its pages",
  favourite: "Favourite",
  purchases: "Latest purchases",
  noPurchases: "No purchases yet.",
  activations: "Pending activations",
  privacy: "What it sees and sends",
};

export const texts = {
  title: "Clicks",
  subtitle: "Every member’s way to a store, and what became of it. Search by member or by a click’s id.",
  table: "Clicks",
  emptyTitle: "No clicks yet",
  emptyText: "As soon as a member goes shopping, the click is here.",
  retention:
    "Clicks are kept for as long as there are purchases and claims to be traced back to them; none is removed by itself. The member’s address is kept against abuse and not shown here.",

  time: "Time",
  member: "Member",
  store: "Store",
  network: "Network",
  id: "Click (sub-id)",
  device: "Device",
  device_phone: "Phone",
  device_tablet: "Tablet",
  device_desktop: "Computer",
  country: "Country",
  referrer: "Came from",
  source: "Came from",
  source_store_page: "A store’s page",
  source_stores: "The list of stores",
  source_search: "Search",
  source_home: "Home",
  source_elsewhere: "Elsewhere",
  source_unknown: "Not told",
  outcome: "Outcome",
  outcome_none: "None yet",
  outcome_tracked: "Tracked",
  outcome_expired: "Expired",
  openLead: "Open the lead",
  from: "From",
  to: "Until",

  copy: "Copy",
  copied: "Copied",
  copyId: "Copy the id of click {{id}}",
  copyDone: "Copied to the clipboard",
  copyFailed: "The browser did not let us copy. The link beside it has the whole id.",

  tailOn: "Watch live",
  tailOff: "Stop watching",
  tailing: "New clicks come in by themselves",
  refresh: "Refresh",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    clicks: typeof texts;
  }
}

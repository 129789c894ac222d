export const texts = {
  searchHint: "Click ID, member",
  title: "Clicks",
  subtitle: "Every visit to a store and its outcome. Search by member or click ID.",
  table: "Clicks",
  emptyTitle: "No clicks yet",
  emptyText: "Clicks appear here as soon as a member opens a store.",
  retention:
    "Clicks are kept as long as purchases and claims may refer to them; none is deleted automatically. The member’s IP address is kept to fight abuse and isn’t shown here.",

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
  source: "Source",
  source_store_page: "A store’s page",
  source_stores: "The list of stores",
  source_search: "Search",
  source_home: "Home",
  source_elsewhere: "Elsewhere",
  source_unknown: "Unknown",
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
  copyFailed: "The browser didn’t let us copy. The link beside it has the whole id.",

  tailOn: "Watch live",
  tailOff: "Stop watching",
  tailing: "New clicks appear automatically",
  refresh: "Refresh",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    clicks: typeof texts;
  }
}

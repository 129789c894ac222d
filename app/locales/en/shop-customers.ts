export const texts = {
  searchHint: "Name, email",
  title: "Customers",
  subtitle: "Members who bought in the shop.",
  add: "Add customer",
  customer: "Customer",
  country: "Country",
  orders: "Orders",
  spent: "Spent",
  last: "Last order",
  emptyTitle: "No customers yet",
  emptyText: "Members appear here with their first order.",
  from: "Last order from",
  to: "Last order until",
  sections: "About this customer",
  tab_overview: "Overview",
  tab_security: "Security",
  tab_billing: "Address & billing",
  tab_notifications: "Notifications",
  joined: "Joined",
  account: "Account",
  ordersTitle: "Latest orders",
  allOrders: "All orders",
  noOrders: "This member hasn’t ordered anything yet.",
  address: "Address",
  phone: "Phone",
  unknown: "Not given",
  addressText:
    "Codes arrive in the account, so nothing is shipped. Country and phone are as the member entered them.",
  methods: "Payout methods",
  noMethods: "No payout method yet.",
  added: "Added",
  on: "On",
  off: "Off",
  quiet: "Quiet hours",
  quietNone: "None",
  zone: "Time zone",
  zoneOfDevice: "Same as the device",
  ownChoice: "Members choose this themselves in their settings.",
  back: "Back to the customers",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "shop-customers": typeof texts;
  }
}

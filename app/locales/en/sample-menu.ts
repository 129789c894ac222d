export const texts = {
  title: "Sample menu",
  shop: "Shop",
  elsewhere: "Elsewhere",
  dashboards: "Dashboards",
  sales: "Sales",
  visitors: "Visitors",
  orders: "Orders",
  orderList: "Order list",
  orderDetails: "Order details",
  invoices: "Invoices",
  archive: "Archive",
  archiveOld: "Last year",
  archiveOlder: "Earlier years",
  reviews: "Reviews",
  reports: "Reports",
  frontPage: "Front page",
  documentation: "Documentation",
  isNew: "New",
  beta: "Beta",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "sample-menu": typeof texts;
  }
}

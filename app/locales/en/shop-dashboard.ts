export const texts = {
  toShop: "Manage the shop",
  subtitle: "What members bought with their cash back, and what that cost.",
  figures: "Summary",
  sales: "Sales",
  orders: "Orders",
  bonus: "Bonus cost",
  margin: "Margin",
  newMembers: "New members",
  average: "{{amount}} per order",
  ofSales: "{{share}} of sales",
  trend_day: "{{figure}} by day",
  trend_week: "{{figure}} by week",
  trend_month: "{{figure}} by month",
  products: "Top products",
  stores: "Top stores",
  nothingSold: "Nothing was sold in this period.",
  pieces_one: "{{count}} sold",
  pieces_other: "{{count}} sold",
  runningOut: "Running low",
  runningOutText: "Published products with fewer than five codes.",
  nothingRunsOut: "Every published product has enough codes.",
  left_one: "{{count}} left",
  left_other: "{{count}} left",
  sources: "Where clicks come from",
  sourcesText_one: "The page {{count}} click was made on.",
  sourcesText_other: "The pages {{count}} clicks were made on.",
  sourcesLatest: "The pages the period’s latest {{count}} clicks were made on.",
  noClicks: "No clicks in this period.",
  latest: "Latest orders",
  noOrders: "No orders in this period.",
  all: "View all",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "shop-dashboard": typeof texts;
  }
}

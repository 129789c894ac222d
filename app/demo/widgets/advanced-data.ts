/** The sample figures, identical for all users at any time. Amounts are minor units of US dollars. */
export const transactions = [
  { title: "PayPal", note: "transferIn", amount: 82_60 },
  { title: "Nike", note: "bought", amount: -149_00 },
  { title: "Visa", note: "transferOut", amount: -210_00 },
  { title: "Booking", note: "refund", amount: 64_20 },
  { title: "Sephora", note: "bought", amount: -38_90 },
  { title: "Awin", note: "commission", amount: 465_00 },
] as const;

export const deposits = [
  { title: "Awin", note: "commission", amount: 4_650_00 },
  { title: "Rakuten", note: "commission", amount: 2_480_00 },
  { title: "CJ", note: "commission", amount: 1_120_00 },
] as const;

export const payouts = [
  { title: "PayPal", note: "transferOut", amount: -1_240_00 },
  { title: "Visa", note: "transferOut", amount: -860_00 },
  { title: "Wise", note: "transferOut", amount: -415_50 },
] as const;

/** `country` is an ISO 3166 code. */
export const salesByCountry = [
  { country: "US", amount: 8_656_00, sales: 894, change: 0.258 },
  { country: "FR", amount: 2_415_00, sales: 645, change: -0.062 },
  { country: "MA", amount: 1_865_00, sales: 432, change: 0.124 },
  { country: "EG", amount: 1_210_00, sales: 287, change: -0.119 },
  { country: "AE", amount: 968_00, sales: 161, change: 0.07 },
] as const;

export const team = [
  { name: "Sara Khalil", role: "design", project: "website", done: 12, total: 16 },
  { name: "Adam Petit", role: "development", project: "app", done: 9, total: 20 },
  { name: "Julie Baker", role: "sales_role", project: "spring", done: 18, total: 19 },
  { name: "Paul Stone", role: "support_role", project: "help", done: 4, total: 11 },
] as const;

/** The share of the earnings, from 0 to 100. */
export const earnings = [
  { name: "fashion", amount: 14_780_00, percent: 60 },
  { name: "travel", amount: 6_420_00, percent: 26 },
  { name: "home", amount: 3_695_00, percent: 14 },
] as const;

/** The sample figures, identical for all users at any time. */
export const sideStats = [
  { name: "orders", value: 1286, change: 0.18 },
  { name: "customers", value: 842, change: 0.06 },
  { name: "revenue", value: 48_790, change: -0.04 },
  { name: "visits", value: 21_450, change: 0.31 },
] as const;

export const edgedStats = [
  { name: "returns", value: 37, change: -0.12, isLowerBetter: true },
  { name: "sessions", value: 9_310, change: 0.02 },
  { name: "reviews", value: 264, change: 0.09 },
  { name: "coupons", value: 518, change: -0.07 },
] as const;

export const memberStats = [
  { name: "members", value: 1_459, change: 0.29 },
  { name: "paying", value: 4_567, change: 0.18 },
  { name: "active", value: 19_860, change: -0.14 },
  { name: "waiting", value: 237, change: 0.42, isLowerBetter: true },
] as const;

export const stripFacts = [
  { name: "sales", value: 2_450 },
  { name: "customers", value: 842 },
  { name: "products", value: 1_540 },
  { name: "revenue", value: 48_790 },
] as const;

/** Figures for a week, a month and a year, each with its change. */
export const periodStats = [
  { name: "orders", values: [1286, 5_420, 61_300], changes: [0.18, 0.04, 0.22] },
  { name: "revenue", values: [48_790, 197_400, 2_210_800], changes: [-0.04, 0.07, 0.31] },
  { name: "visits", values: [21_450, 88_120, 990_600], changes: [0.31, 0.12, 0.19] },
  { name: "sessions", values: [9_310, 37_640, 431_500], changes: [0.02, -0.03, 0.09] },
  { name: "coupons", values: [518, 2_060, 24_900], changes: [-0.07, 0.01, 0.15] },
  { name: "customers", values: [842, 2_310, 15_700], changes: [0.06, 0.05, 0.27] },
] as const;

export const picturedStats = [
  { name: "ratings", value: 8_140, change: 0.26, picture: "person" },
  { name: "sessions", value: 9_310, change: 0.02, picture: "phone" },
  { name: "members", value: 1_459, change: 0.29, picture: "team" },
  { name: "stores", value: 612, change: 0.04, picture: "city" },
] as const;

export const centredStats = [
  { name: "offers", value: 3_204 },
  { name: "stores", value: 612 },
  { name: "friends", value: 97 },
  { name: "lessons", value: 24 },
] as const;

export const customerStats = [
  { name: "balance", value: 2_345 },
  { name: "points", value: 1_250 },
  { name: "wishlist", value: 15 },
  { name: "coupons", value: 21 },
] as const;

/** One value per weekday. Negative values are outgoing. */
export const miniCharts = [
  { name: "revenue", kind: "line", change: 0.12, values: [21, 34, 29, 42, 38, 52, 61] },
  { name: "net", kind: "signed", change: -0.06, values: [24, 41, -18, 32, -26, 15, 38] },
  { name: "visits", kind: "area", change: 0.31, values: [310, 280, 420, 390, 510, 470, 620] },
  { name: "goal", kind: "gauge", change: 0.08, values: [78] },
  { name: "orders", kind: "columns", change: 0.18, values: [37, 57, 45, 75, 57, 40, 65] },
  { name: "sessions", kind: "line", change: -0.02, values: [91, 84, 97, 88, 76, 82, 79] },
] as const;

export const sources = [
  { name: "phone", value: 2480 },
  { name: "computer", value: 1310 },
  { name: "tablet", value: 410 },
] as const;

export const goals = [
  { name: "sales", percent: 82 },
  { name: "members", percent: 64 },
  { name: "stores", percent: 35 },
] as const;

/** Amounts are minor units of US dollars. */
export const people = [
  { name: "Lina Haddad", amount: 482_00 },
  { name: "Omar Benali", amount: 417_50 },
  { name: "Claire Martin", amount: 366_20 },
  { name: "Youssef Nasser", amount: 298_90 },
];

/** The same for everybody, at any time. */
export const stats = [
  { name: "orders", value: 1286, change: 0.18 },
  { name: "customers", value: 842, change: 0.06 },
  { name: "revenue", value: 48_790, change: -0.04 },
  { name: "visits", value: 21_450, change: 0.31 },
  { name: "returns", value: 37, change: -0.12, isBetterLower: true },
  { name: "sessions", value: 9_310, change: 0.02 },
  { name: "reviews", value: 264, change: 0.09 },
  { name: "coupons", value: 518, change: -0.07 },
] as const;

export const weeks = [3200, 4100, 3650, 4800, 5200, 4700, 5900, 6300];

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

/** Amounts in minor units of US dollars. */
export const people = [
  { name: "Lina Haddad", amount: 482_00 },
  { name: "Omar Benali", amount: 417_50 },
  { name: "Claire Martin", amount: 366_20 },
  { name: "Youssef Nasser", amount: 298_90 },
];

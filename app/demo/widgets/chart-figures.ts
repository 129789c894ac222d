/** The same for everybody, at any time. Amounts are minor units of US dollars. */
export const yearly = [
  2_180_00, 2_640_00, 2_410_00, 3_120_00, 3_580_00, 3_240_00, 3_910_00, 4_260_00, 3_870_00, 4_520_00,
  5_310_00, 5_980_00,
];
export const weekdays = [37, 57, 45, 75, 57, 40, 65];

export const deliveryCauses = [
  { name: "address", value: 13 },
  { name: "weather", value: 25 },
  { name: "customs", value: 22 },
] as const;

export const rings = [
  { name: "orders", percent: 84 },
  { name: "revenue", percent: 66 },
  { name: "reviews", percent: 42 },
] as const;

export const topics = [
  { name: "fashion", percent: 35 },
  { name: "travel", percent: 20 },
  { name: "electronics", percent: 18 },
  { name: "home", percent: 14 },
  { name: "beauty", percent: 13 },
] as const;

export const profits = [
  { country: "FR", amount: 1_240_00 },
  { country: "US", amount: 986_50 },
  { country: "MA", amount: 742_00 },
  { country: "EG", amount: 318_20 },
] as const;

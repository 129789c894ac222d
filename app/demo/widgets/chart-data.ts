/** The sample figures, identical for all users at any time. Amounts are minor units of US dollars. */
export const yearly = [
  2_180_00, 2_640_00, 2_410_00, 3_120_00, 3_580_00, 3_240_00, 3_910_00, 4_260_00, 3_870_00, 4_520_00,
  5_310_00, 5_980_00,
];
export const weekdays = [37, 57, 45, 75, 57, 40, 65];

/** The server-rendered charts with their figures: by year, by weekday, by topic, or a single share. */
export const drawnCharts = [
  {
    name: "totalProfit",
    kind: "columns",
    axis: "years",
    unit: "money",
    total: 482_850_00,
    change: 0.42,
    series: [
      {
        name: "profit",
        values: [24_000_00, 31_000_00, 28_000_00, 40_000_00, 36_000_00, 47_000_00, 52_000_00],
      },
      {
        name: "income",
        values: [18_000_00, 16_000_00, 22_000_00, 19_000_00, 26_000_00, 23_000_00, 29_000_00],
      },
      {
        name: "expenses",
        values: [9_000_00, 12_000_00, 10_000_00, 14_000_00, 11_000_00, 13_000_00, 12_000_00],
      },
    ],
    facts: [
      { name: "profit", amount: 258_000_00 },
      { name: "income", amount: 153_000_00 },
      { name: "expenses", amount: 81_000_00 },
    ],
  },
  {
    name: "performance",
    kind: "radar",
    axis: "topics",
    series: [
      { name: "income", values: [70, 90, 80, 95, 60] },
      { name: "expenses", values: [110, 72, 62, 58, 84] },
    ],
  },
  {
    name: "salesAnalytics",
    kind: "columns",
    axis: "weekdays",
    series: [
      { name: "fashion", values: [32, 41, 28, 46, 38, 52, 35] },
      { name: "travel", values: [18, 22, 26, 17, 24, 20, 28] },
      { name: "home", values: [12, 9, 14, 11, 8, 15, 13] },
    ],
    trends: [
      { name: "fashion", change: 0.24 },
      { name: "travel", change: 0.12 },
      { name: "home", change: -0.08 },
    ],
  },
  {
    name: "salesState",
    kind: "area",
    axis: "weekdays",
    unit: "money",
    total: 7_460_00,
    change: 0.26,
    series: [{ name: "income", values: [620_00, 580_00, 890_00, 760_00, 1_180_00, 1_040_00, 1_390_00] }],
  },
  {
    name: "profitShare",
    kind: "gauge",
    axis: "share",
    change: 0.12,
    series: [{ name: "profit", values: [64] }],
  },
  {
    name: "salesLine",
    kind: "line",
    axis: "weekdays",
    unit: "money",
    total: 35_400_00,
    change: 0.08,
    series: [
      { name: "income", values: [4_100_00, 5_600_00, 4_700_00, 6_200_00, 4_300_00, 5_900_00, 4_600_00] },
    ],
  },
  {
    name: "visitsShare",
    kind: "dashes",
    axis: "share",
    change: 0.23,
    series: [{ name: "visits", values: [78] }],
  },
  {
    name: "revenueReport",
    kind: "signed",
    axis: "weekdays",
    unit: "money",
    series: [
      { name: "income", values: [9_500_00, 17_700_00, 28_400_00, 25_600_00, 10_500_00, 6_500_00, 17_000_00] },
      {
        name: "expenses",
        values: [-14_500_00, -8_000_00, -6_000_00, -18_000_00, -11_500_00, -15_000_00, -3_900_00],
      },
    ],
  },
  {
    name: "weeklyOverview",
    kind: "columns",
    axis: "weekdays",
    change: 0.45,
    series: [{ name: "visits", values: weekdays }],
  },
] as const;

export const visitors = [
  { name: "phone", value: 856 },
  { name: "computer", value: 345 },
  { name: "tablet", value: 258 },
] as const;

export const salesParts = [
  { name: "fashion", value: 12_150 },
  { name: "electronics", value: 9_620 },
  { name: "travel", value: 6_430 },
  { name: "home", value: 3_240 },
] as const;

export const deliveryCauses = [
  { name: "address", value: 13 },
  { name: "weather", value: 25 },
  { name: "customs", value: 22 },
  { name: "absent", value: 11 },
] as const;

export const rings = [
  { name: "orders", percent: 84, count: 2_984 },
  { name: "revenue", percent: 66, count: 48_790 },
  { name: "reviews", percent: 42, count: 264 },
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

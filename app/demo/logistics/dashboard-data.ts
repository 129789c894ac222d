export const stats = [
  { name: "onRoute", value: 42, change: 0.18 },
  { name: "broken", value: 8, change: -0.09, isLowerBetter: true },
  { name: "deviated", value: 27, change: 0.04, isLowerBetter: true },
  { name: "late", value: 13, change: -0.03, isLowerBetter: true },
] as const;

/** The share of each vehicle state in a day, in percent. `minutes` is the mean per vehicle. */
export const states = [
  { name: "driving", percent: 40, minutes: 130 },
  { name: "unloading", percent: 28, minutes: 197 },
  { name: "loading", percent: 17, minutes: 83 },
  { name: "waiting", percent: 15, minutes: 74 },
] as const;

export const performance = [
  { name: "packages", value: 10_000, change: 0.258 },
  { name: "delivering", value: 5_000, change: 0.043 },
  { name: "delivered", value: 15_000, change: -0.125 },
  { name: "onTime", value: 9_640, change: 0.032 },
  { name: "days", value: 2.5, change: -0.215 },
  { name: "satisfied", value: 4.5, change: 0.014 },
] as const;

/** The number of months in the menu. */
export const months = 12;

/** Returns the parcels sent and delivered on ten days of a month (1 to 12). */
export function shipmentsOf(month: number): { sent: number; delivered: number }[] {
  return Array.from({ length: 10 }, (_, day) => {
    const sent = 24 + ((month * 17 + day * 13) % 29) + ((month * day) % 7);
    return { sent, delivered: sent - 5 - ((month * 5 + day * 3) % 11) };
  });
}

import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { dayIn } from "#shared/time-zone.ts";

export interface Month {
  /** In the format `YYYY-MM`. */
  month: string;
  days: Day[];
}
interface Day {
  /** In the format `YYYY-MM-DD`. */
  day: string;
  items: WalletItem[];
}

/** Groups a page of the statement, which is sorted newest first, by the months and days of a time zone. */
export function groupByMonth(items: WalletItem[], zone: string): Month[] {
  const months: Month[] = [];
  for (const item of items) {
    const day = dayIn(new Date(item.createdAt), zone);
    const month = day.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push({ month, days: [] });
    const days = months.at(-1)!.days;
    if (days.at(-1)?.day !== day) days.push({ day, items: [] });
    days.at(-1)!.items.push(item);
  }
  return months;
}

/** Returns the last day of a month as `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

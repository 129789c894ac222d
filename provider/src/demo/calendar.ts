import type { Random } from "./random.ts";

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** Times in the demo's year, counted back from now so that it always ends today. */
export interface Calendar {
  now: Date;
  /** Returns a time that many days ago, during the day; never in the future. */
  daysAgo: (days: number) => Date;
  /** Returns a time some hours later; may be in the future. */
  hoursAfter: (date: Date, from: number, to: number) => Date;
  isOver: (date: Date) => boolean;
}

export function createCalendar(now: Date, random: Random): Calendar {
  const today = Math.floor(now.getTime() / day) * day;
  return {
    now,
    daysAgo(days) {
      const time =
        today - days * day + random.between(7 * 60, 22 * 60) * minute + random.between(0, 59) * 1000;
      return new Date(time < now.getTime() ? time : time - day);
    },
    hoursAfter: (date, from, to) => new Date(date.getTime() + random.between(from * 60, to * 60) * minute),
    isOver: (date) => date.getTime() < now.getTime(),
  };
}

import type { Random } from "./random.ts";

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** Moments of the demo's year, all counted back from now so that it always ends today. */
export interface Calendar {
  now: Date;
  /** That many days ago, at an hour people are awake; never in the future. */
  daysAgo: (days: number) => Date;
  /** Some hours later; may lie in the future. */
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

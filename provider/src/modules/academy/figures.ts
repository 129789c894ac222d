import type { CallData } from "#contract/call.ts";
import type { listCourses } from "#contract/academy.ts";
import type { Standing } from "./view.ts";

const day = 24 * 60 * 60 * 1000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What a member learned: in all, and day by day in the last week. */
export function figuresOf(
  { progress, certificates }: Standing,
  now: Date,
): CallData<typeof listCourses>["figures"] {
  const done = progress.filter(({ doneAt }) => doneAt !== null);
  const minutes = done.reduce((sum, one) => sum + one.minutes, 0);
  const atOnce = done.filter(({ tries }) => tries === 1).length;
  const week = Array.from({ length: 7 }, (_, at) => {
    const date = dayOf(new Date(now.getTime() - (6 - at) * day));
    const learned = done.filter(({ doneAt }) => doneAt && dayOf(doneAt) === date);
    return { day: date, minutes: learned.reduce((sum, one) => sum + one.minutes, 0) };
  });
  const rightAtOnce = done.length === 0 ? null : Math.round((100 * atOnce) / done.length);
  return { minutes, rightAtOnce, week, completed: certificates.length };
}

import type { CallData } from "#contract/calls/call.ts";
import type { listCourses } from "#contract/academy/academy.ts";
import type { LearnerProgress } from "./view.ts";

const day = 24 * 60 * 60 * 1000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Returns a member's learning figures: in total, and per day of the last week. */
export function figuresOf(
  { progress, certificates }: LearnerProgress,
  now: Date,
): CallData<typeof listCourses>["figures"] {
  const done = progress.filter(({ doneAt }) => doneAt !== null);
  const minutes = minutesOf(done);
  const firstTry = done.filter(({ tries }) => tries === 1).length;
  const week = Array.from({ length: 7 }, (_, index) => {
    const date = dayOf(new Date(now.getTime() - (6 - index) * day));
    const finished = done.filter(({ doneAt }) => doneAt && dayOf(doneAt) === date);
    return { day: date, minutes: minutesOf(finished) };
  });
  const [since, until] = [13, 7].map((back) => dayOf(new Date(now.getTime() - back * day))) as [
    string,
    string,
  ];
  const before = done.filter(({ doneAt }) => doneAt && dayOf(doneAt) >= since && dayOf(doneAt) <= until);
  const firstTryShare = done.length === 0 ? null : Math.round((100 * firstTry) / done.length);
  return {
    minutes,
    rightAtOnce: firstTryShare,
    week,
    weekBefore: minutesOf(before),
    completed: certificates.length,
  };
}

function minutesOf(lessons: { minutes: number }[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0);
}

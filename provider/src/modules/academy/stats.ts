import type { CallData } from "#contract/calls/call.ts";
import type { listCourses } from "#contract/academy/academy.ts";
import type { LearnerProgress } from "./view.ts";

const day = 24 * 60 * 60 * 1000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Returns a member's learning figures: in total, and per day of the last week. */
export function learnerStats(
  { progress, certificates }: LearnerProgress,
  now: Date,
): CallData<typeof listCourses>["figures"] {
  const finishedLessons = progress.filter(({ doneAt }) => doneAt !== null);
  const minutes = minutesOf(finishedLessons);
  const firstTryCount = finishedLessons.filter(({ tries }) => tries === 1).length;
  const week = Array.from({ length: 7 }, (_, index) => {
    const date = dayOf(new Date(now.getTime() - (6 - index) * day));
    const finishedThatDay = finishedLessons.filter(({ doneAt }) => doneAt && dayOf(doneAt) === date);
    return { day: date, minutes: minutesOf(finishedThatDay) };
  });
  const [since, until] = [13, 7].map((back) => dayOf(new Date(now.getTime() - back * day))) as [
    string,
    string,
  ];
  const finishedBefore = finishedLessons.filter(
    ({ doneAt }) => doneAt && dayOf(doneAt) >= since && dayOf(doneAt) <= until,
  );
  const firstTryShare =
    finishedLessons.length === 0 ? null : Math.round((100 * firstTryCount) / finishedLessons.length);
  return {
    minutes,
    rightAtOnce: firstTryShare,
    week,
    weekBefore: minutesOf(finishedBefore),
    completed: certificates.length,
  };
}

function minutesOf(lessons: { minutes: number }[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0);
}

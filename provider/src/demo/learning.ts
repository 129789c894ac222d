import { asc, eq } from "drizzle-orm";
import { academyCertificates, academyCourses, academyProgress } from "../database/schema/academy-schema.ts";
import type { Transaction } from "../database/engine/connection.ts";
import type { Random } from "./random.ts";
import type { DemoUser } from "./demo-data.ts";

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

interface WriteContext {
  now: Date;
  members: DemoUser[];
  /**
   * The member that visitors of the demo sign in as. This member finished two courses recently and started a
   * third.
   */
  main: string;
  random: Random;
}

/** Adds course progress: some members have none, most finished one or two courses, a few all. */
export async function writeLearning(
  tx: Transaction,
  { now, members, main, random }: WriteContext,
): Promise<void> {
  const courses = await tx
    .select({ id: academyCourses.id, content: academyCourses.content })
    .from(academyCourses)
    .orderBy(asc(academyCourses.position));
  if (courses.length === 0) return;
  const allLessons = courses.flatMap(({ id, content: { lessons } }) =>
    lessons.map(({ key, minutes }, index) => ({
      courseId: id,
      lesson: key,
      minutes,
      isLast: index === lessons.length - 1,
    })),
  );
  const progress: (typeof academyProgress.$inferInsert)[] = [];
  const certificates: (typeof academyCertificates.$inferInsert)[] = [];
  for (const { id: userId, createdAt } of members) {
    const count = userId === main ? 7 : lessonsOf(random, allLessons.length);
    const since = userId === main ? now.getTime() - 6 * day : createdAt.getTime();
    const times = Array.from({ length: count }, () => since + random.fraction() * (now.getTime() - since));
    for (const [at, time] of times.toSorted((a, b) => a - b).entries()) {
      const { isLast, ...lesson } = allLessons[at]!;
      const doneAt = new Date(Math.max(since, time - minute));
      progress.push({ ...lesson, userId, tries: random.fraction() < 0.75 ? 1 : 2, doneAt });
      if (!isLast) continue;
      const mark = random.uuid().slice(-10).toUpperCase();
      const number = `CL-${doneAt.getUTCFullYear()}-${mark}`;
      certificates.push({ userId, courseId: lesson.courseId, number, completedAt: doneAt });
    }
  }
  await tx.insert(academyProgress).values(progress);
  await tx.insert(academyCertificates).values(certificates);
  for (const { id } of courses) {
    const finishers = certificates.filter(({ courseId }) => courseId === id).length;
    await tx.update(academyCourses).set({ finishers }).where(eq(academyCourses.id, id));
  }
}

function lessonsOf(random: Random, all: number): number {
  const kind = random.fraction();
  if (kind < 0.45) return 0;
  return kind < 0.94 ? random.between(1, 9) : all;
}

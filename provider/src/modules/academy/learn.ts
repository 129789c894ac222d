import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  academyCertificates,
  academyCourses,
  academyProgress,
} from "../../database/schema/academy-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { notFound } from "../../problem.ts";
import { payCourseBonus } from "./bonus.ts";
import { findFinishedLessons, findPublished } from "./repository.ts";

interface Answer {
  userId: string;
  slug: string;
  lesson: string;
  answer: number;
}

/**
 * Checks a member's answer to a lesson's question. A correct answer finishes the lesson. Finishing the last
 * lesson also finishes the course: the certificate is issued, and the bonus is paid if there is one, in the
 * same transaction. A wrong answer to a finished lesson changes nothing.
 * @throws Problem 404 for a lesson that isn't published
 */
export async function answerQuestion(
  { database, clock, environment }: Pick<FastifyInstance, "clock" | "database" | "environment">,
  { userId, slug, lesson: key, answer }: Answer,
): Promise<{ isCorrect: boolean }> {
  const at = clock();
  return database.transaction(async (tx) => {
    // Answers of one member are serialized, so that exactly one of them finishes the course.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const course = await findPublished(tx, slug);
    const lesson = course?.content.lessons.find((one) => one.key === key);
    if (!course || !lesson) throw notFound();
    const isCorrect = lesson.right === answer;
    const doneAt = isCorrect ? at : null;
    const row = { userId, courseId: course.id, lesson: key, tries: 1, minutes: lesson.minutes, doneAt };
    await tx
      .insert(academyProgress)
      .values(row)
      .onConflictDoUpdate({
        target: [academyProgress.userId, academyProgress.courseId, academyProgress.lesson],
        set: {
          tries: sql`${academyProgress.tries} + case when ${academyProgress.doneAt} is null then 1 else 0 end`,
          doneAt: sql`coalesce(${academyProgress.doneAt}, ${doneAt?.toISOString() ?? null}::timestamptz)`,
        },
      });
    const finishedKeys = await findFinishedLessons(tx, userId, course.id);
    if (!course.content.lessons.every((one) => finishedKeys.has(one.key))) return { isCorrect };
    const [certificate] = await tx
      .insert(academyCertificates)
      .values({ userId, courseId: course.id, number: newCertificateNumber(at), completedAt: at })
      .onConflictDoNothing({ target: [academyCertificates.userId, academyCertificates.courseId] })
      .returning();
    if (!certificate) return { isCorrect };
    await tx
      .update(academyCourses)
      .set({ finishers: sql`${academyCourses.finishers} + 1` })
      .where(eq(academyCourses.id, course.id));
    await payCourseBonus(tx, { environment }, { userId, courseId: course.id, at });
    return { isCorrect };
  });
}

/** Generates a certificate number that doesn't identify its owner. */
function newCertificateNumber(at: Date): string {
  return `CL-${at.getUTCFullYear()}-${randomBytes(5).toString("hex").toUpperCase()}`;
}

/**
 * Returns the content of a certificate.
 *
 * @throws Problem 404 before the course is finished
 */
export async function findCertificate(
  { database }: Pick<FastifyInstance, "database">,
  { userId, slug }: Pick<Answer, "userId" | "slug">,
) {
  const [row] = await database
    .select({ certificate: academyCertificates, content: academyCourses.content, name: users.name })
    .from(academyCertificates)
    .innerJoin(academyCourses, eq(academyCourses.id, academyCertificates.courseId))
    .innerJoin(users, eq(users.id, academyCertificates.userId))
    .where(and(eq(academyCertificates.userId, userId), eq(academyCourses.slug, slug)));
  if (!row) throw notFound();
  return row;
}

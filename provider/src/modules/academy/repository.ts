import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import {
  academyBookmarks,
  academyCertificates,
  academyCourses,
  academyProgress,
  academyVersions,
  type CourseContent,
} from "../../database/schema/academy-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";

export type CourseRow = typeof academyCourses.$inferSelect;
export type ProgressRow = typeof academyProgress.$inferSelect;

/** Returns all courses in display order, including hidden ones if the reader is an author. */
export function findCourses(
  queryable: Queryable,
  { includeHidden }: { includeHidden: boolean },
): Promise<CourseRow[]> {
  return queryable
    .select()
    .from(academyCourses)
    .where(includeHidden ? undefined : eq(academyCourses.isPublished, true))
    .orderBy(asc(academyCourses.position), asc(academyCourses.slug))
    .limit(100);
}

/** Returns a published course; undefined if there is none. */
export async function findPublished(queryable: Queryable, slug: string): Promise<CourseRow | undefined> {
  const isShown = and(eq(academyCourses.slug, slug), eq(academyCourses.isPublished, true));
  const [course] = await queryable.select().from(academyCourses).where(isShown);
  return course;
}

/** Returns a course by id; undefined if there is none. */
export async function findCourse(queryable: Queryable, id: string): Promise<CourseRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [course] = await queryable.select().from(academyCourses).where(eq(academyCourses.id, id));
  return course;
}

/** Returns a course and locks its row until the transaction ends; undefined if there is none. */
export async function lockCourse(tx: Transaction, id: string): Promise<CourseRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [course] = await tx
    .select()
    .from(academyCourses)
    .where(eq(academyCourses.id, id))
    .for("no key update");
  return course;
}

/** Returns all of a member's progress. */
export function findProgress(queryable: Queryable, userId: string): Promise<ProgressRow[]> {
  return queryable.select().from(academyProgress).where(eq(academyProgress.userId, userId));
}

/** Returns the courses a member finished. */
export function findCertificates(queryable: Queryable, userId: string) {
  return queryable.select().from(academyCertificates).where(eq(academyCertificates.userId, userId));
}

/** Returns the courses a member bookmarked. */
export async function findBookmarks(queryable: Queryable, userId: string): Promise<Set<string>> {
  const rows = await queryable
    .select({ courseId: academyBookmarks.courseId })
    .from(academyBookmarks)
    .where(eq(academyBookmarks.userId, userId));
  return new Set(rows.map(({ courseId }) => courseId));
}

/** Adds or removes a bookmark. Idempotent. */
export async function setBookmark(
  queryable: Queryable,
  { isBookmarked, at, ...row }: { userId: string; courseId: string; isBookmarked: boolean; at: Date },
): Promise<void> {
  if (isBookmarked) {
    await queryable
      .insert(academyBookmarks)
      .values({ ...row, createdAt: at })
      .onConflictDoNothing();
    return;
  }
  const { userId, courseId } = row;
  const isBookmark = and(eq(academyBookmarks.userId, userId), eq(academyBookmarks.courseId, courseId));
  await queryable.delete(academyBookmarks).where(isBookmark);
}

/** Returns the keys of a course's lessons that a member finished. */
export async function findFinishedLessons(
  queryable: Queryable,
  userId: string,
  courseId: string,
): Promise<Set<string>> {
  const isOwnProgress = and(eq(academyProgress.userId, userId), eq(academyProgress.courseId, courseId));
  const rows = await queryable
    .select({ lesson: academyProgress.lesson })
    .from(academyProgress)
    .where(and(isOwnProgress, isNotNull(academyProgress.doneAt)));
  return new Set(rows.map(({ lesson }) => lesson));
}

/** Writes a course's content as its next version, in the caller's transaction. */
export async function writeContent(
  tx: Transaction,
  { id, version }: Pick<CourseRow, "id" | "version">,
  { content, by, at }: { content: CourseContent; by: string | null; at: Date },
): Promise<void> {
  const { position, isPublished } = content;
  await tx
    .update(academyCourses)
    .set({ content, position, isPublished, version, updatedAt: at, updatedBy: by })
    .where(eq(academyCourses.id, id));
  await tx.insert(academyVersions).values({ courseId: id, version, content, changedBy: by, changedAt: at });
}

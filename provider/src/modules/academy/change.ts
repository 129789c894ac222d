import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { changeCourse, EditableCourse } from "#contract/academy/academy.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { Problem, VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { type CourseRow, findCourse, lockCourse, writeContent } from "./repository.ts";
import { toEditableCourse } from "./view.ts";

/** Returns a course with its last author; undefined if it doesn't exist. */
export async function findCourseWithAuthor(
  queryable: Queryable,
  id: string,
): Promise<EditableCourse | undefined> {
  const course = await findCourse(queryable, id);
  return course && toEditableCourse(course, await findAuthor(queryable, course));
}

/**
 * Returns the last author of a course; `null` if the course still has the content that came with the product.
 */
export async function findAuthor(queryable: Queryable, { updatedBy }: CourseRow) {
  if (updatedBy === null) return null;
  const [writer] = await queryable
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, updatedBy));
  return writer ?? null;
}

/**
 * Updates a course's text in one language, or publishes or hides it. Each version is stored.
 * @throws Problem 404; 409 `course_changed`; 400 `course_lessons_fixed` for another number of lessons
 */
export async function updateCourse(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version, isPublished, texts }: z.output<(typeof changeCourse)["body"]> & { id: string },
): Promise<EditableCourse> {
  return adminAction<CourseRow, EditableCourse>(app, request, {
    lock: ({ tx }) => lockCourse(tx, id),
    async run({ tx, at, admin, log }, course) {
      if (course.version !== version) throw new VersionConflict("course_changed");
      const before = course.content;
      const content = { ...before, isPublished: isPublished ?? before.isPublished };
      if (texts) {
        const { language, ...words } = texts;
        if (words.lessons.length !== before.lessons.length) throw new Problem(400, "course_lessons_fixed");
        content.texts = { ...before.texts, [language]: words };
      }
      await writeContent(tx, { id: course.id, version: version + 1 }, { content, by: admin.userId, at });
      await log({
        action: "course.change",
        object: { type: "course", id: course.id, label: course.slug },
        before: { version, isPublished: before.isPublished },
        after: { version: version + 1, isPublished: content.isPublished, language: texts?.language ?? null },
      });
      return (await findCourseWithAuthor(tx, course.id))!;
    },
  });
}

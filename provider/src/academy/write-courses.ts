import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { canonicalJson } from "../canonical-json.ts";
import { academyCourses, academyVersions } from "../database/schema/academy-schema.ts";
import type { Connection, Transaction } from "../database/engine/connection.ts";
import { writeContent } from "../modules/academy/repository.ts";
import { shippedCourses, type ShippedCourse } from "./shipped-courses.ts";

// An arbitrary constant: the advisory lock under which only one of several starting processes writes courses.
const coursesLock = 7_310_423;

/**
 * Writes the product's courses into a migrated database: adds new ones and updates those no admin has changed.
 * Texts that an admin changed or hid stay. Returns the number of written courses.
 */
export async function writeCourses(
  { database }: Pick<Connection, "database">,
  clock: () => Date,
): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${coursesLock})`);
    let written = 0;
    for (const shipped of shippedCourses) written += Number(await updateCourse(tx, shipped, clock()));
    return written;
  });
}

async function updateCourse(tx: Transaction, { slug, content }: ShippedCourse, at: Date): Promise<boolean> {
  const [course] = await tx.select().from(academyCourses).where(eq(academyCourses.slug, slug));
  if (course?.updatedBy) return false;
  if (!course) {
    const id = randomUUID();
    const { position, isPublished } = content;
    await tx.insert(academyCourses).values({ id, slug, position, isPublished, content, updatedAt: at });
    await tx
      .insert(academyVersions)
      .values({ courseId: id, version: 1, content, changedBy: null, changedAt: at });
    return true;
  }
  if (canonicalJson(course.content) === canonicalJson(content)) return false;
  await writeContent(tx, { id: course.id, version: course.version + 1 }, { content, by: null, at });
  return true;
}

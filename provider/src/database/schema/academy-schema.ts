import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import type { CourseTexts } from "#contract/academy/academy.ts";
import { courseCategories } from "#contract/academy/academy-limits.ts";
import { idOf, instant, minorUnits } from "./columns.ts";
import { users } from "./schema.ts";

/** A course's content, as each version stores it. Lessons have the same order in all languages. */
export interface CourseContent {
  category: (typeof courseCategories)[number];
  position: number;
  isPublished: boolean;
  lessons: { key: string; minutes: number; right: number }[];
  texts: Record<"en" | "fr" | "ar", CourseTexts>;
}

export const academyCourses = pgTable("academy_courses", (t) => ({
  id: t.uuid("id").primaryKey(),
  slug: t.text("slug").notNull().unique(),
  position: t.integer("position").notNull(),
  isPublished: t.boolean("is_published").notNull(),
  content: t.jsonb("content").$type<CourseContent>().notNull(),
  /** Incremented by each change; `academy_versions` stores every version. */
  version: t.integer("version").notNull().default(1),
  /** Number of members who finished it. */
  finishers: t.integer("finishers").notNull().default(0),
  updatedAt: instant("updated_at").notNull(),
  /** `null` for unchanged content from the product, which a newer release may update. */
  updatedBy: t.uuid("updated_by").references(() => users.id),
}));

/** All versions of a course. */
export const academyVersions = pgTable(
  "academy_versions",
  (t) => ({
    courseId: idOf("course_id", () => academyCourses.id),
    version: t.integer("version").notNull(),
    content: t.jsonb("content").$type<CourseContent>().notNull(),
    changedBy: t.uuid("changed_by").references(() => users.id),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.courseId, table.version] })],
);

/** A member's progress in a lesson. */
export const academyProgress = pgTable(
  "academy_progress",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    courseId: idOf("course_id", () => academyCourses.id),
    lesson: t.text("lesson").notNull(),
    tries: t.integer("tries").notNull(),
    minutes: t.integer("minutes").notNull(),
    doneAt: instant("done_at"),
  }),
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId, table.lesson] }),
    check("academy_progress_tries", sql`${table.tries} > 0`),
  ],
);

/** A course a member finished. */
export const academyCertificates = pgTable(
  "academy_certificates",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    courseId: idOf("course_id", () => academyCourses.id),
    number: t.text("number").notNull().unique(),
    completedAt: instant("completed_at").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index("academy_certificates_course").on(table.courseId),
  ],
);

/** A course a member bookmarked. */
export const academyBookmarks = pgTable(
  "academy_bookmarks",
  {
    userId: idOf("user_id", () => users.id),
    courseId: idOf("course_id", () => academyCourses.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/** The bonus booked for a finished course: once per member and course, even if the certificate is withdrawn. */
export const academyBonuses = pgTable(
  "academy_bonuses",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    courseId: idOf("course_id", () => academyCourses.id),
    amount: minorUnits("amount").notNull(),
    currency: t.text("currency").notNull(),
    paidAt: instant("paid_at").notNull(),
  }),
  (table) => [
    unique("academy_bonuses_once").on(table.userId, table.courseId),
    index("academy_bonuses_month").on(table.paidAt),
    check("academy_bonuses_amount", sql`${table.amount} > 0`),
  ],
);

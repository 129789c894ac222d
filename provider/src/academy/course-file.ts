import type { CourseTexts } from "#contract/academy/academy.ts";
import type { CourseContent } from "../database/schema/academy-schema.ts";

/** The content of a file that contains a course. */
export interface CourseFile {
  slug: string;
  category: CourseContent["category"];
  /** The lessons. `right` is the index of the correct answer. */
  lessons: { key: string; minutes: number; right: number }[];
  texts: Record<"en" | "fr" | "ar", CourseTexts>;
}

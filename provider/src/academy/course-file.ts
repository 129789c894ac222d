import type { CourseTexts } from "#contract/academy/academy.ts";
import type { CourseContent } from "../database/schema/academy-schema.ts";

/** A course as stored in its file. */
export interface CourseFile {
  slug: string;
  category: CourseContent["category"];
  /** Per lesson, the index of the right answer. */
  lessons: { key: string; minutes: number; right: number }[];
  texts: Record<"en" | "fr" | "ar", CourseTexts>;
}

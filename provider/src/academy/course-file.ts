import type { CourseTexts } from "#contract/academy.ts";
import type { CourseContent } from "../database/academy-schema.ts";

/** A course as its file has it. */
export interface CourseFile {
  slug: string;
  category: CourseContent["category"];
  /** Which answer is right, counted from 0, by lesson. */
  lessons: { key: string; minutes: number; right: number }[];
  texts: Record<"en" | "fr" | "ar", CourseTexts>;
}

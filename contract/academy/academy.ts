import { z } from "zod";
import { answersPerQuestion, courseCategories, maxLessonLength, maxLessons } from "./academy-limits.ts";
import { defineCall } from "../calls/call.ts";
import { helpLanguage } from "../help/help.ts";
import { id, instant } from "../text/identifiers.ts";
import { currency, minorUnits } from "../money/money.ts";
import { plainText } from "../text/text.ts";

/** Short courses about saving and cash back. Durations are reading times in minutes. */
export const courseCategory = z.enum(courseCategories);
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const courseParams = z.object({ slug });

/**
 * A course in lists. `language` is the reader's language if the course is translated into it, otherwise
 * English.
 */
export const listedCourse = z.object({
  slug,
  category: courseCategory,
  title: z.string(),
  summary: z.string(),
  language: helpLanguage,
  minutes: z.int(),
  lessons: z.int(),
  /** The number of lessons the reader has finished. */
  done: z.int(),
  /** When the reader finished the course's last lesson. */
  completedAt: instant.nullable(),
  /** The next unfinished lesson; `null` if all are finished. */
  next: z.object({ key: slug, title: z.string() }).nullable(),
  /** The number of members who finished the course. */
  finishers: z.int(),
  /** Whether the reader bookmarked the course. */
  isBookmarked: z.boolean().default(false),
});
export type ListedCourse = z.infer<typeof listedCourse>;

const lesson = z.object({
  key: slug,
  title: z.string(),
  minutes: z.int(),
  /** Markdown. */
  body: z.string(),
  question: z.string(),
  answers: z.array(z.string()).length(answersPerQuestion),
  doneAt: instant.nullable(),
  /** The index of the right answer, and the explanation; `null` until the reader finishes the lesson. */
  right: z.int().nullable(),
  why: z.string().nullable(),
});
export type Lesson = z.infer<typeof lesson>;

export const courseWithLessons = listedCourse.extend({
  contents: z.array(lesson).max(maxLessons),
  /** The bonus for finishing the course, in minor units; `null` if there is none. */
  bonus: z.object({ amount: minorUnits, currency, isPaid: z.boolean() }).nullable(),
});
export type CourseWithLessons = z.infer<typeof courseWithLessons>;

export const listCourses = defineCall("GET", "/v1/academy/courses", {
  summary: "List the courses with my progress and activity of the last seven days",
  data: z.object({
    courses: z.array(listedCourse).max(100),
    figures: z.object({
      /** Total minutes of the lessons the reader finished. */
      minutes: z.int(),
      completed: z.int(),
      /**
       * The share of questions answered correctly at the first attempt, in percent; `null` before the first
       * answer.
       */
      rightAtOnce: z.int().nullable(),
      /**
       * The last seven days (UTC), today last, each with the total minutes of the lessons finished that day.
       */
      week: z.array(z.object({ day: z.iso.date(), minutes: z.int() })).length(7),
      /** The total minutes of the seven days before `week`. */
      weekBefore: z.int(),
    }),
  }),
});
export const getCourse = defineCall("GET", "/v1/academy/courses/{slug}", {
  summary: "Retrieve a course with its lessons; includes the right answers of finished lessons",
  params: courseParams,
  data: courseWithLessons,
});
export const bookmarkCourse = defineCall("PUT", "/v1/academy/courses/{slug}/bookmark", {
  summary: "Bookmark a course or remove the bookmark",
  params: courseParams,
  body: z.object({ isBookmarked: z.boolean() }),
  data: z.object({ isBookmarked: z.boolean() }),
});
export const answerLesson = defineCall("POST", "/v1/academy/courses/{slug}/answers", {
  summary: "Answer a lesson's question; the right answer finishes the lesson",
  params: courseParams,
  body: z.object({
    lesson: slug,
    answer: z
      .int()
      .min(0)
      .max(answersPerQuestion - 1),
  }),
  data: z.object({ isCorrect: z.boolean(), course: courseWithLessons }),
});
export const getCertificate = defineCall("GET", "/v1/academy/courses/{slug}/certificate", {
  summary: "Retrieve the certificate of a finished course; 404 if the course isn't finished",
  params: courseParams,
  data: z.object({
    number: z.string(),
    name: z.string(),
    title: z.string(),
    minutes: z.int(),
    completedAt: instant,
  }),
});

const requiredText = (maxLength: number) => plainText.trim().min(1, "text_missing").max(maxLength);
/** A course's texts in one language, with its lessons in order. */
export const courseTexts = z.object({
  title: requiredText(120),
  summary: requiredText(400),
  lessons: z
    .array(
      z.object({
        title: requiredText(120),
        body: requiredText(maxLessonLength),
        question: requiredText(300),
        answers: z.array(requiredText(300)).length(answersPerQuestion),
        why: requiredText(600),
      }),
    )
    .min(1)
    .max(maxLessons),
});
export type CourseTexts = z.infer<typeof courseTexts>;

/** A course for its editors. */
export const editableCourse = z.object({
  id,
  slug,
  category: courseCategory,
  isPublished: z.boolean(),
  version: z.int().positive(),
  updatedAt: instant,
  /** `null` if no admin has changed the course. */
  updatedBy: z.object({ id, name: z.string() }).nullable(),
  lessons: z.array(z.object({ key: slug, minutes: z.int(), right: z.int() })),
  texts: z.object({ en: courseTexts, fr: courseTexts, ar: courseTexts }),
});
export type EditableCourse = z.infer<typeof editableCourse>;

export const adminListCourses = defineCall("GET", "/v1/admin/academy/courses", {
  summary: "List all courses, including hidden ones",
  permission: "academy.read",
  data: z
    .array(editableCourse.omit({ texts: true }).extend({ title: z.string(), finishers: z.int() }))
    .max(100),
});
export const adminGetCourse = defineCall("GET", "/v1/admin/academy/courses/{id}", {
  summary: "Retrieve a course with its texts in all languages",
  permission: "academy.read",
  data: editableCourse,
});
export const changeCourse = defineCall("PATCH", "/v1/admin/academy/courses/{id}", {
  summary: "Update a course in one language, or show or hide it; 409 if it has changed since",
  permission: "academy.write",
  body: z.object({
    version: z.int().positive(),
    isPublished: z.boolean().optional(),
    texts: z.object({ language: helpLanguage, ...courseTexts.shape }).optional(),
  }),
  data: editableCourse,
});

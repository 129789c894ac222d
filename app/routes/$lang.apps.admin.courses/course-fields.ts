import type { CourseTexts } from "#contract/academy/academy.ts";
import { answersPerQuestion, maxLessons } from "#contract/academy/academy-limits.ts";

const parts = ["title", "body", "question", "why"] as const;
const answers = Array.from({ length: answersPerQuestion }, (_, index) => index);

/** Returns the name of a field of a lesson. */
export function lessonField(lesson: number, part: (typeof parts)[number] | `answer${number}`): string {
  return `lesson${lesson}-${part}`;
}

/** The names of all fields except version and language. */
export const courseFields = [
  "title",
  "summary",
  ...Array.from({ length: maxLessons }, (_, lesson) => [
    ...parts.map((part) => lessonField(lesson, part)),
    ...answers.map((number) => lessonField(lesson, `answer${number}`)),
  ]).flat(),
];

/** Reads a course's texts in one language from the form. */
export function readTexts(text: (name: string) => string, lessons: number): CourseTexts {
  return {
    title: text("title"),
    summary: text("summary"),
    lessons: Array.from({ length: lessons }, (_, lesson) => ({
      title: text(lessonField(lesson, "title")),
      body: text(lessonField(lesson, "body")),
      question: text(lessonField(lesson, "question")),
      answers: answers.map((number) => text(lessonField(lesson, `answer${number}`))),
      why: text(lessonField(lesson, "why")),
    })),
  };
}

/** Returns the form field for an input of the provider: `texts.lessons.0.answers.2` is the third answer. */
export function fieldName(input: string): string {
  const [, lesson, part, answer] = /^texts\.lessons\.(\d+)\.(\w+?)(?:\.(\d+))?$/.exec(input) ?? [];
  if (lesson === undefined) return input.replace(/^texts\./, "");
  return lessonField(Number(lesson), answer === undefined ? (part as "title") : `answer${Number(answer)}`);
}

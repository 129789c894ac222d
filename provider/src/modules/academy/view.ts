import type { ListedCourse, CourseWithLessons, EditableCourse } from "#contract/academy/academy.ts";
import type { Language } from "../../plugins/language.ts";
import type { CourseRow, ProgressRow } from "./repository.ts";

/** A member's progress in all courses. */
export interface LearnerProgress {
  progress: ProgressRow[];
  certificates: { courseId: string; completedAt: Date }[];
  /** Courses the member bookmarked. */
  bookmarks: ReadonlySet<string>;
}

/** Converts a course for lists. */
export function toListed(course: CourseRow, language: Language, learner: LearnerProgress): ListedCourse {
  const { slug, content, finishers, id } = course;
  const { lessons, category } = content;
  const texts = content.texts[language];
  const finishedLessons = finishedLessonsIn(course, learner);
  const nextAt = lessons.findIndex(({ key }) => !finishedLessons.has(key));
  const certificate = learner.certificates.find(({ courseId }) => courseId === id);
  return {
    slug,
    category,
    language,
    finishers,
    isBookmarked: learner.bookmarks.has(id),
    title: texts.title,
    summary: texts.summary,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    lessons: lessons.length,
    done: lessons.filter(({ key }) => finishedLessons.has(key)).length,
    completedAt: certificate?.completedAt.toISOString() ?? null,
    next: nextAt < 0 ? null : { key: lessons[nextAt]!.key, title: texts.lessons[nextAt]!.title },
  };
}

function finishedLessonsIn({ id }: CourseRow, { progress }: LearnerProgress): Map<string, Date> {
  return new Map(
    progress.flatMap(({ courseId, lesson, doneAt }) => (courseId === id && doneAt ? [[lesson, doneAt]] : [])),
  );
}

/** Converts a course with its lessons. The correct answers to unfinished lessons are left out. */
export function toCourseWithLessons(
  course: CourseRow,
  language: Language,
  learner: LearnerProgress,
): Omit<CourseWithLessons, "bonus"> {
  const finishedLessons = finishedLessonsIn(course, learner);
  const { lessons, texts } = course.content;
  const contents = lessons.map(({ key, minutes, right }, index) => {
    const { title, body, question, answers, why } = texts[language].lessons[index]!;
    const doneAt = finishedLessons.get(key)?.toISOString() ?? null;
    const solution = doneAt ? { right, why } : { right: null, why: null };
    return { key, minutes, title, body, question, answers, doneAt, ...solution };
  });
  return { ...toListed(course, language, learner), contents };
}

/** Converts a course for its authors. */
export function toEditableCourse(course: CourseRow, updatedBy: EditableCourse["updatedBy"]): EditableCourse {
  const { id, slug, version, updatedAt, content } = course;
  const { category, isPublished, lessons, texts } = content;
  return {
    id,
    slug,
    category,
    isPublished,
    version,
    updatedBy,
    lessons,
    texts,
    updatedAt: updatedAt.toISOString(),
  };
}

import { getCourse, listCourses, type Lesson } from "#contract/academy/academy.ts";
import { renderMarkdown } from "~/components/prose/markdown.server";
import type { Language } from "~/i18n/languages";
import { localizedPath } from "~/navigation/localized-path";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** A lesson with its text as HTML. */
export interface ShownLesson extends Omit<Lesson, "body"> {
  html: string;
}

/**
 * Loads the course in `?course=` (by default the course to continue with) and the lesson in `?lesson=` (by
 * default the next lesson of the course).
 * @throws ProviderError 404 if the course doesn't exist; Response 404 if the lesson doesn't exist
 */
export async function loadCourse(provider: ProviderClient, parameters: URLSearchParams, language: Language) {
  const slug = parameters.get("course") ?? (await nextCourse(provider));
  if (slug === undefined) throw new Response(null, { status: 404 });
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) throw new Response(null, { status: 404 });
  const { data: course } = await provider.call(getCourse, { params: { slug } });
  const { contents, ...listed } = course;
  const lessonKey = parameters.get("lesson") ?? course.next?.key ?? contents[0]?.key;
  const index = contents.findIndex(({ key }) => key === lessonKey);
  if (index < 0) throw new Response(null, { status: 404 });
  const { body, ...lesson } = contents[index]!;
  // Adds the page's language to the links to other screens.
  const localized = body.replace(
    /\]\((\/[^)]*)\)/g,
    (_, path: string) => `](${localizedPath(path, language)})`,
  );
  const shownLesson: ShownLesson = { ...lesson, html: renderMarkdown(localized) };
  return {
    course: listed,
    lesson: shownLesson,
    number: index + 1,
    lessons: contents.map(({ key, title, minutes, doneAt }) => ({ key, title, minutes, doneAt })),
    after: contents[index + 1]?.key ?? null,
  };
}

async function nextCourse(provider: ProviderClient): Promise<string | undefined> {
  const { courses } = (await provider.call(listCourses)).data;
  const startedCourse = courses.find(({ done, next }) => done > 0 && next);
  return (startedCourse ?? courses.find(({ next }) => next) ?? courses[0])?.slug;
}

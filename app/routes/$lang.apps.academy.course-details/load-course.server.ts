import { getCourse, listCourses, type Lesson } from "#contract/academy.ts";
import { renderMarkdown } from "~/components/prose/markdown.server";
import type { Language } from "~/i18n/languages";
import { localizedPath } from "~/navigation/localized-path";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** A lesson with its text as HTML. */
export interface ShownLesson extends Omit<Lesson, "body"> {
  html: string;
}

/**
 * The course `?course=` names, else the one to go on with, opened at `?lesson=`, else at the next lesson.
 * @throws ProviderError 404 for a course that is none; Response 404 for a lesson that is none
 */
export async function loadCourse(provider: ProviderClient, parameters: URLSearchParams, language: Language) {
  const slug = parameters.get("course") ?? (await nextCourse(provider));
  if (slug === undefined) throw new Response(null, { status: 404 });
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) throw new Response(null, { status: 404 });
  const { data: course } = await provider.call(getCourse, { params: { slug } });
  const { contents, ...listed } = course;
  const lessonKey = parameters.get("lesson") ?? course.next?.key ?? contents[0]?.key;
  const at = contents.findIndex(({ key }) => key === lessonKey);
  if (at < 0) throw new Response(null, { status: 404 });
  const { body, ...lesson } = contents[at]!;
  // Links of a lesson lead to screens, whose addresses have the page's language.
  const localized = body.replace(
    /\]\((\/[^)]*)\)/g,
    (_, path: string) => `](${localizedPath(path, language)})`,
  );
  const shown: ShownLesson = { ...lesson, html: renderMarkdown(localized) };
  return {
    course: listed,
    lesson: shown,
    number: at + 1,
    lessons: contents.map(({ key, title, minutes, doneAt }) => ({ key, title, minutes, doneAt })),
    after: contents[at + 1]?.key ?? null,
  };
}

async function nextCourse(provider: ProviderClient): Promise<string | undefined> {
  const { courses } = (await provider.call(listCourses)).data;
  const begun = courses.find(({ done, next }) => done > 0 && next);
  return (begun ?? courses.find(({ next }) => next) ?? courses[0])?.slug;
}

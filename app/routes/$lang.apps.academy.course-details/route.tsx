import { data, redirect } from "react-router";
import { z } from "zod";
import { answerLesson, bookmarkCourse } from "#contract/academy/academy.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { Prose } from "~/components/prose/prose";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { coursesPath } from "~/features/academy/academy-paths";
import { formatNumber } from "~/i18n/format";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { Bonus } from "./bonus";
import { BookmarkButton } from "./bookmark-button";
import { LessonList } from "./lesson-list";
import { loadCourse } from "./load-course.server";
import { Question } from "./question";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("academy");

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadCourse(providerClient(context), url.searchParams, getLocale(context));
}

const answerForm = z.object({
  lesson: z.string().max(80),
  answer: z.coerce.number().int().min(0).max(2),
});

const bookmarkForm = z.object({ bookmark: z.enum(["on", "off"]) });

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const provider = providerClient(context);
  const { course } = await loadCourse(provider, url.searchParams, getLocale(context));
  if (form.has("bookmark")) {
    const { bookmark } = parseFields(form, bookmarkForm);
    const params = { slug: course.slug };
    await provider.call(bookmarkCourse, { params, body: { isBookmarked: bookmark === "on" } });
    return redirect(url.pathname + url.search);
  }
  const { lesson, answer } = parseFields(form, answerForm);
  const input = { params: { slug: course.slug }, body: { lesson, answer } };
  const { data: result } = await provider.call(answerLesson, input);
  // The page keeps this lesson open even if the URL doesn't contain it, so that its explanation can be read.
  return data({ lesson, wrong: result.isCorrect ? undefined : answer });
}

/** Shows a course: the open lesson, its question, and the list of lessons. */
export default function CourseDetails({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const { course, lesson, lessons, number, after } = loaderData;
  const wrongAnswer = actionData?.lesson === lesson.key ? actionData.wrong : undefined;
  const place = { number: formatNumber(number, language), all: formatNumber(lessons.length, language) };
  return (
    <Screen
      title={course.title}
      part={lesson.title}
      subtitle={course.summary}
      actions={
        <>
          <BookmarkButton slug={course.slug} title={course.title} isBookmarked={course.isBookmarked} />
          <LocalizedLinkButton to={coursesPath} variant="outline">
            {t("allCourses")}
          </LocalizedLinkButton>
        </>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-6">
          <Bonus bonus={course.bonus} />
          <Card
            title={lesson.title}
            subtitle={t("place", place)}
            actions={<Badge tone="info">{t(`category_${course.category}`)}</Badge>}
          >
            <Prose html={lesson.html} language={course.language} />
          </Card>
          <Question
            key={`${lesson.key} ${lesson.right}`}
            lesson={lesson}
            wrong={wrongAnswer}
            slug={course.slug}
            after={after}
            isCompleted={course.completedAt !== null}
          />
        </div>
        <LessonList course={course} lessons={lessons} opened={lesson.key} />
      </div>
    </Screen>
  );
}

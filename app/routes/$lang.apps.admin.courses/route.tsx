import { adminGetCourse, adminListCourses } from "#contract/academy/academy.ts";
import type { CallData } from "#contract/calls/call.ts";
import { helpLanguage } from "#contract/help/help.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { readForm } from "~/components/form/read-form.server";
import { Card } from "~/components/ui/card";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed } from "~/features/administration/load-viewed.server";
import { LanguageLinks } from "~/features/content-editor/language-links";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { data } from "react-router";
import { editorColumns } from "~/features/content-editor/editor-columns";
import type { Route } from "./+types/route";
import { CourseForm } from "./course-form";
import { saveCourse } from "./save-course.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export const handle = shellScreen("academy");

const path = "/apps/admin/courses";

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [{ data: courses }, opened] = await Promise.all([
    provider.call(adminListCourses),
    loadViewed(
      url.searchParams,
      async (id) => (await provider.call(adminGetCourse, { params: { id } })).data,
    ),
  ]);
  const language = helpLanguage.catch("en").parse(url.searchParams.get("language"));
  return data({ courses, opened, language }, { status: opened?.state === "unknown" ? 404 : 200 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "academy");
  return saveCourse({ provider: providerClient(context), t, url, form: await readForm(request) });
}

/** Lists the courses, with a form that edits one. */
export default function WriteCourses({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("academy");
  const { courses, opened, language } = loaderData;
  return (
    <Screen title={t("adminTitle")} subtitle={t("adminSubtitle")}>
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(course) => (
          <Card
            title={course.texts[language].title}
            actions={
              <LanguageLinks
                label={t("languages")}
                current={language}
                to={(one) => `?view=${course.id}&language=${one}`}
              />
            }
          >
            <CourseForm
              key={`${course.id} ${language} ${course.version}`}
              course={course}
              language={language}
              result={actionData?.result}
            />
          </Card>
        )}
      </DetailRegion>
      <Card padded={false}>
        <Courses courses={courses} />
      </Card>
    </Screen>
  );
}

type CourseRow = CallData<typeof adminListCourses>[number];

function Courses({ courses }: { courses: CourseRow[] }) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const columns: Column<CourseRow>[] = [
    {
      id: "course",
      header: t("course"),
      primary: true,
      cell: ({ id, title }) => (
        <LocalizedLink
          to={`${path}?view=${id}&language=${language}`}
          className="block whitespace-normal text-primary hover:underline"
        >
          {title}
        </LocalizedLink>
      ),
    },
    { id: "category", header: t("category"), cell: ({ category }) => t(`category_${category}`) },
    {
      id: "finishers",
      header: t("finishersHeader"),
      align: "end",
      cell: ({ finishers }) => formatNumber(finishers, language),
    },
    ...editorColumns(t),
  ];
  return <PlainTable label={t("adminTitle")} columns={columns} rows={courses} rowKey={({ id }) => id} />;
}

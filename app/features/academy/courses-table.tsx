import type { ListedCourse } from "#contract/academy.ts";
import type { Column } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { coursePath } from "./academy-paths";
import { CourseProgress } from "./course-progress";
import { coursesTable, type CoursesPage } from "./courses-page";

/** All courses, to search and to sort. */
export function CoursesTable({ page: { state, rows, paging } }: { page: CoursesPage }) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const columns: Column<ListedCourse>[] = [
    {
      id: "course",
      header: t("course"),
      primary: true,
      cell: ({ slug, title }) => (
        <LocalizedLink to={coursePath(slug)} className="block whitespace-normal text-primary hover:underline">
          {title}
        </LocalizedLink>
      ),
    },
    {
      id: "category",
      header: t("category"),
      cell: ({ category }) => <Badge tone="info">{t(`category_${category}`)}</Badge>,
    },
    {
      id: "minutes",
      header: t("time"),
      cell: ({ minutes }) => t("minutes", { count: minutes, shown: formatNumber(minutes, language) }),
    },
    {
      id: "progress",
      header: t("progressHeader"),
      cell: ({ done, lessons }) => <CourseProgress done={done} lessons={lessons} />,
    },
    {
      id: "finishers",
      labelled: true,
      header: t("finishersHeader"),
      align: "end",
      cell: ({ finishers }) => formatNumber(finishers, language),
    },
  ];
  return (
    <DataTable
      label={t("allCourses")}
      columns={columns}
      rows={rows}
      rowKey={({ slug }) => slug}
      rowLabel={({ title }) => title}
      specification={coursesTable}
      state={state}
      paging={paging}
      empty={<EmptyState picture="search" title={t("noneTitle")} text={t("noneText")} />}
    />
  );
}

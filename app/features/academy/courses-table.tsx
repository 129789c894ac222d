import type { ListedCourse } from "#contract/academy/academy.ts";
import type { Column } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { courseColumn } from "./course-column";
import { CourseProgress } from "./course-progress";
import { coursesTable, type CoursesPage } from "./courses-page";

/** All courses with search and sorting. */
export function CoursesTable({ page: { state, rows, paging } }: { page: CoursesPage }) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const columns: Column<ListedCourse>[] = [
    courseColumn(t("course")),
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
      searchHint={t("searchHint")}
      label={t("allCourses")}
      columns={columns}
      rows={rows}
      rowKey={({ slug }) => slug}
      rowLabel={({ title }) => title}
      specification={coursesTable}
      state={state}
      paging={paging}
      empty={<EmptyState illustration="search" title={t("noneTitle")} text={t("noneText")} />}
    />
  );
}

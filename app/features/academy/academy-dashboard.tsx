import { TrendingDown, TrendingUp } from "lucide-react";
import type { ListedCourse } from "#contract/academy/academy.ts";
import { courseCategories } from "#contract/academy/academy-limits.ts";
import type { CallData } from "#contract/calls/call.ts";
import type { listCourses } from "#contract/academy/academy.ts";
import { Chart } from "~/components/chart/chart";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { formatDate, formatNumber, isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink, useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { academyPath, coursePath, coursesPath } from "./academy-paths";
import { courseColumn } from "./course-column";
import { CourseProgress } from "./course-progress";
import type { CoursesPage } from "./courses-page";
import { CoursesTable } from "./courses-table";

type AcademyDashboardProps = CallData<typeof listCourses> & { name: string; page: CoursesPage };

/** A member's progress and next lessons. */
export function AcademyDashboard({ name, courses, figures, page }: AcademyDashboardProps) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const startedCourses = courses.filter(({ done, completedAt }) => done > 0 && !completedAt);
  const nextCourse = startedCourses[0] ?? courses.find((course) => course.next);
  const minutesText = (count: number) => t("minutes", { count, shown: formatNumber(count, language) });
  const weekMinutes = figures.week.reduce((sum, day) => sum + day.minutes, 0);
  const unfinishedCount = courses.filter(({ completedAt }) => !completedAt).length;
  return (
    <Screen
      title={t("welcome", { name: isolateDirection(name, language) })}
      part={t("dashboardTitle")}
      subtitle={
        unfinishedCount === 0
          ? t("allDone")
          : t("left", { count: unfinishedCount, shown: formatNumber(unfinishedCount, language) })
      }
      actions={
        <>
          <LocalizedLinkButton to={coursesPath} variant="outline">
            {t("allCourses")}
          </LocalizedLinkButton>
          {nextCourse?.next && (
            <LocalizedLinkButton to={coursePath(nextCourse.slug, nextCourse.next.key)}>
              {t("goOn")}
            </LocalizedLinkButton>
          )}
        </>
      }
    >
      <link rel="canonical" href={useLocalizedPath(academyPath)} />
      <Tiles figures={figures} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Card
          title={t("weekTitle")}
          actions={<WeekTrend now={weekMinutes} before={figures.weekBefore} />}
          subtitle={t("weekText", { now: minutesText(weekMinutes), before: minutesText(figures.weekBefore) })}
        >
          <Chart
            title={t("weekTitle")}
            points={figures.week.map(({ day, minutes }) => ({
              label: formatDate(day, language, "shortWeekday"),
              value: minutes,
            }))}
            format={(value) => formatNumber(Math.round(value), language)}
          />
        </Card>
        <Topics courses={courses} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <TopCourses courses={courses} />
        <Card title={t("underWay")}>
          {startedCourses.length === 0 ? (
            <EmptyState illustration="search" title={t("underWayNone")} text={t("underWayNoneText")}>
              <LocalizedLinkButton to={coursesPath}>{t("allCourses")}</LocalizedLinkButton>
            </EmptyState>
          ) : (
            <Courses courses={startedCourses} />
          )}
        </Card>
      </div>
      <section aria-label={t("allCourses")} className="space-y-3">
        <h2 className="text-lg font-semibold">{t("allCourses")}</h2>
        <CoursesTable page={page} />
      </section>
    </Screen>
  );
}

/** The change from the previous week. Renders nothing if that week had no minutes. */
function WeekTrend({ now, before }: { now: number; before: number }) {
  const t = useTranslation("academy");
  const language = useLanguage();
  if (before === 0) return null;
  const change = (now - before) / before;
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <Badge tone={change < 0 ? "warning" : "success"} icon={<Icon aria-hidden className="size-3.5" />}>
      <span suppressHydrationWarning>
        {formatNumber(change, language, {
          style: "percent",
          maximumFractionDigits: 0,
          signDisplay: "exceptZero",
        })}
      </span>
      <span className="sr-only"> {t("weekTrend")}</span>
    </Badge>
  );
}

function Tiles({ figures: { minutes, rightAtOnce, completed } }: Pick<AcademyDashboardProps, "figures">) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const tiles = [
    [t("learned"), t("minutes", { count: minutes, shown: formatNumber(minutes, language) })],
    [
      t("rightAtOnce"),
      rightAtOnce === null ? "–" : formatNumber(rightAtOnce / 100, language, { style: "percent" }),
    ],
    [t("completedCourses"), formatNumber(completed, language)],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4 large-text:grid-cols-1">
      {tiles.map(([label, value]) => (
        <div key={label} className="card-surface flex flex-col justify-between p-3 sm:p-5">
          <dt className="text-sm font-medium text-muted">{label}</dt>
          <dd className="figures mt-1 text-lg font-semibold sm:text-2xl" suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The finished share of each topic. */
function Topics({ courses }: Pick<AcademyDashboardProps, "courses">) {
  const t = useTranslation("academy");
  return (
    <Card title={t("topics")}>
      <ul className="space-y-4">
        {courseCategories.map((category) => {
          const categoryCourses = courses.filter((course) => course.category === category);
          const sum = (of: "done" | "lessons") =>
            categoryCourses.reduce((total, course) => total + course[of], 0);
          return (
            <li key={category}>
              <LocalizedLink
                to={`${coursesPath}?category=${category}`}
                className="font-medium hover:underline"
              >
                {t(`category_${category}`)}
              </LocalizedLink>
              <CourseProgress done={sum("done")} lessons={sum("lessons")} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function TopCourses({ courses }: Pick<AcademyDashboardProps, "courses">) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const topCourses = courses.toSorted((one, other) => other.finishers - one.finishers).slice(0, 5);
  return (
    <Card title={t("topCourses")}>
      <ol className="divide-y divide-line">
        {topCourses.map(({ slug, title, finishers }) => (
          <li key={slug} className="flex items-baseline justify-between gap-4 py-3">
            <LocalizedLink to={coursePath(slug)} className="font-medium text-primary hover:underline">
              {title}
            </LocalizedLink>
            <span className="text-sm whitespace-nowrap text-muted">
              {t("finishers", { count: finishers, shown: formatNumber(finishers, language) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Courses({ courses }: Pick<AcademyDashboardProps, "courses">) {
  const t = useTranslation("academy");
  const columns: Column<ListedCourse>[] = [
    courseColumn(t("course")),
    {
      id: "next",
      labelled: true,
      header: t("nextLesson"),
      cell: ({ next }) => <span className="whitespace-normal">{next?.title}</span>,
    },
    {
      id: "progress",
      header: t("progressHeader"),
      cell: ({ done, lessons }) => <CourseProgress done={done} lessons={lessons} />,
    },
  ];
  return <PlainTable label={t("underWay")} columns={columns} rows={courses} rowKey={({ slug }) => slug} />;
}

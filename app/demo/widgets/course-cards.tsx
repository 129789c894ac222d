import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Gauge } from "../cards/drawings/gauge";
import { ListCard } from "../cards/list-card";
import { PeopleCard } from "../cards/people-card";
import { assignments, courses, instructors } from "./work-data";

/** Renders courses with their progress and teachers. */
export function CourseCards() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language);
  return (
    <>
      <ListCard
        title={t("courses")}
        rows={courses.map(({ name, views }) => ({
          title: t(`course_${name}`),
          value: <Badge tone="primary">{t("views", { count: views, number: formatCount(views) })}</Badge>,
        }))}
      />
      <Card title={t("assignments")}>
        <ul className="space-y-4">
          {assignments.map(({ name, done, total }) => {
            const percent = Math.round((100 * done) / total);
            return (
              <li key={name} className="flex items-center gap-4">
                <div className="h-14 shrink-0 text-xs">
                  <Gauge percent={percent} text={`${formatCount(percent)}%`} />
                </div>
                <div className="min-w-0">
                  <p className="font-medium">{t(`course_${name}`)}</p>
                  <p className="text-sm text-muted">
                    {t("tasks", { done: formatCount(done), total: formatCount(total) })}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
      <PeopleCard
        title={t("instructors")}
        people={instructors.map(({ name, subject, courses: count }) => ({
          name,
          note: t(`course_${subject}`),
          value: (
            <span className="text-sm whitespace-nowrap text-muted">
              {t("coursesOf", { count, number: formatCount(count) })}
            </span>
          ),
        }))}
      />
    </>
  );
}

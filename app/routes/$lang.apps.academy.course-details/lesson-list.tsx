import { Check, Circle } from "lucide-react";
import type { ListedCourse } from "#contract/academy/academy.ts";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { classNames } from "~/components/ui/class-names";
import { coursePath } from "~/features/academy/academy-paths";
import { CourseProgress } from "~/features/academy/course-progress";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

interface LessonListProps {
  course: Pick<ListedCourse, "slug" | "done" | "lessons" | "next">;
  lessons: { key: string; title: string; minutes: number; doneAt: string | null }[];
  opened: string;
}

/** Lists the lessons of a course and marks finished ones, the next one and the open one. */
export function LessonList({ course, lessons, opened }: LessonListProps) {
  const t = useTranslation("academy");
  const language = useLanguage();
  return (
    <Card title={t("lessons")}>
      <CourseProgress done={course.done} lessons={course.lessons} />
      <ol className="mt-4 space-y-1">
        {lessons.map(({ key, title, minutes, doneAt }) => {
          const isNext = course.next?.key === key;
          const Icon = doneAt ? Check : Circle;
          return (
            <li key={key}>
              <LocalizedLink
                to={coursePath(course.slug, key)}
                aria-current={key === opened ? "page" : undefined}
                className={classNames(
                  "flex items-start gap-3 rounded-md px-3 py-2 hover:bg-sunken",
                  key === opened && "bg-primary-soft text-on-primary-soft",
                  isNext && "ring-2 ring-primary ring-inset",
                )}
              >
                <Icon
                  aria-hidden
                  className={classNames("mt-1 size-4 flex-none", doneAt ? "text-success" : "text-muted")}
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-sm text-muted">
                    {t("minutes", { count: minutes, shown: formatNumber(minutes, language) })}
                    {doneAt && ` · ${t("done")}`}
                  </span>
                </span>
                {isNext && <Badge tone="primary">{t("next")}</Badge>}
              </LocalizedLink>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

import { BookmarkCheck } from "lucide-react";
import type { ListedCourse } from "#contract/academy/academy.ts";
import { Badge } from "~/components/ui/badge";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { certificatePath, coursePath } from "./academy-paths";
import { CourseProgress } from "./course-progress";

/** A course with the member's progress and a link that continues it. */
export function CourseCard({ course }: { course: ListedCourse }) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const { slug, category, title, summary, minutes, done, lessons, completedAt, next, isBookmarked } = course;
  return (
    <li className="card-surface flex flex-col gap-3 p-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2">
          <Badge tone="info">{t(`category_${category}`)}</Badge>
          {isBookmarked && (
            <>
              <BookmarkCheck aria-hidden className="size-4.5 text-primary" />
              <span className="sr-only">{t("bookmarked")}</span>
            </>
          )}
        </span>
        {completedAt ? (
          <Badge tone="success">{t("completed")}</Badge>
        ) : (
          <span className="text-sm text-muted">
            {t("minutes", { count: minutes, shown: formatNumber(minutes, language) })}
          </span>
        )}
      </p>
      <h2 className="text-lg font-semibold">
        <LocalizedLink to={coursePath(slug)} className="hover:underline">
          {title}
        </LocalizedLink>
      </h2>
      <p className="flex-1 text-muted">{summary}</p>
      <CourseProgress done={done} lessons={lessons} />
      <div className="flex flex-wrap gap-3">
        {next ? (
          <LocalizedLinkButton to={coursePath(slug, next.key)} className="flex-1">
            {t(done === 0 ? "begin" : "goOn")}
          </LocalizedLinkButton>
        ) : (
          <LocalizedLinkButton to={coursePath(slug)} variant="soft" className="flex-1">
            {t("readAgain")}
          </LocalizedLinkButton>
        )}
        {completedAt && (
          <LocalizedLinkButton to={certificatePath(slug)} variant="outline" className="flex-1">
            {t("certificate")}
          </LocalizedLinkButton>
        )}
      </div>
    </li>
  );
}

import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The number of finished lessons of a course, as a bar and as text. */
export function CourseProgress({ done, lessons }: { done: number; lessons: number }) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const text = t("progress", { done: formatNumber(done, language), all: formatNumber(lessons, language) });
  return (
    <div>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(100 * done) / Math.max(1, lessons)}%` }}
        />
      </div>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </div>
  );
}

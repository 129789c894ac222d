import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** How many lessons of a course are finished, as a bar and in words. */
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

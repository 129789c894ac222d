import type { Rating } from "#contract/reviews/reviews.ts";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Stars } from "./stars";

/** The average in large type, and the number of reviews per rating. */
export function RatingSummary({ rating: { average, count, byStars } }: { rating: Rating }) {
  const t = useTranslation("reviews");
  const language = useLanguage();
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div>
        <p className="figures text-4xl font-semibold tracking-tight" suppressHydrationWarning>
          <span aria-hidden>{average === null ? "–" : formatNumber(average / 100, language, digits)}</span>
          {average !== null && (
            <span className="sr-only">
              {t("average", { average: formatNumber(average / 100, language, digits) })}
            </span>
          )}
          <span aria-hidden className="ms-1 text-2xl text-warning">
            ★
          </span>
        </p>
        <p className="text-sm text-muted">{t("count", { count })}</p>
      </div>
      <ul aria-label={t("distribution")} className="min-w-0 flex-1 basis-56 space-y-1 text-sm">
        {byStars
          .map((reviewCount, index) => ({ reviewCount, stars: index + 1 }))
          .toReversed()
          .map(({ reviewCount, stars }) => (
            <li key={stars} className="flex items-center gap-3">
              <Stars stars={stars} />
              <span aria-hidden className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-primary"
                  style={{ inlineSize: `${count === 0 ? 0 : (100 * reviewCount) / count}%` }}
                />
              </span>
              <span className="figures min-w-8 text-end text-muted" suppressHydrationWarning>
                {formatNumber(reviewCount, language)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

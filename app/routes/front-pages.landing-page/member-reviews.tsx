import type { Welcome } from "#contract/stores/welcome.ts";
import { Badge } from "~/components/ui/badge";
import { ReviewText } from "~/features/reviews/review-text";
import { formatNumber } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { ItemRow, Section } from "./section";

/**
 * Shows the average rating and the newest reviews, with those in the user's language first. Renders nothing
 * without reviews.
 */
export function MemberReviews({ reviews, rating }: Pick<Welcome, "reviews" | "rating">) {
  const t = useTranslation("welcome");
  const language = useLanguage();
  if (reviews.length === 0) return null;
  return (
    <Section
      id="reviews"
      title={t("reviewsTitle")}
      note={
        rating.average === null
          ? undefined
          : t("reviewsSummary", {
              average: formatNumber(rating.average / 100, language, { maximumFractionDigits: 1 }),
              count: rating.count,
            })
      }
    >
      <ItemRow label="reviews">
        {reviews.map((review) => (
          <li key={review.id} className="min-w-0">
            <p className="mb-1 flex items-center gap-2">
              <LocalizedLink
                to={`/stores/${review.store.slug}`}
                className="inline-flex min-h-9 min-w-0 items-center font-semibold text-primary hover:underline"
              >
                <bdi className="truncate">{review.store.name}</bdi>
              </LocalizedLink>
              {review.language !== language && (
                <Badge>
                  <span lang={review.language}>{languageNames[review.language]}</span>
                </Badge>
              )}
            </p>
            <ReviewText review={review} />
          </li>
        ))}
      </ItemRow>
    </Section>
  );
}

import type { Review } from "#contract/reviews/reviews.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { PartRegion } from "~/components/states/part-region";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { RatingSummary } from "~/features/reviews/rating-summary";
import { ReviewText } from "~/features/reviews/review-text";
import { languageNames } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import type { LoadedReviews } from "./load-reviews.server";
import { OwnReview } from "./own-review";

interface ReviewsProps {
  part: PagePart<LoadedReviews>;
  result: SubmissionResult | undefined;
}

/** Shows the store's reviews, and a form for members who have bought there. */
export function Reviews({ part, result }: ReviewsProps) {
  const t = useTranslation("reviews");
  return (
    <div id="reviews" className="scroll-mt-24">
      <Card title={t("title")} subtitle={t("subtitle")}>
        <PartRegion part={part}>{(reviews) => <ReviewSection {...reviews} result={result} />}</PartRegion>
      </Card>
    </div>
  );
}

function ReviewSection({
  rating,
  reviews,
  older,
  isPaged,
  own,
  result,
}: LoadedReviews & Pick<ReviewsProps, "result">) {
  const t = useTranslation("reviews");
  return (
    <div className="space-y-6">
      {rating.count === 0 ? <p className="text-muted">{t("none")}</p> : <RatingSummary rating={rating} />}
      <ul aria-label={t("title")} className="divide-y divide-line border-t border-line empty:hidden">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {(older || isPaged) && (
        <p className="flex flex-wrap gap-3">
          {isPaged && (
            <LinkButton to="?#reviews" variant="outline" size="sm">
              {t("newest")}
            </LinkButton>
          )}
          {older && (
            <LinkButton
              to={`?before=${encodeURIComponent(older)}#reviews`}
              variant="outline"
              size="sm"
              rel="next"
            >
              {t("older")}
            </LinkButton>
          )}
        </p>
      )}
      {own && <OwnReview own={own} result={result} />}
    </div>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const t = useTranslation("reviews");
  const language = useLanguage();
  return (
    <li className="py-4">
      {review.language !== language && (
        <p className="float-end ms-3">
          <Badge>
            <span lang={review.language}>{languageNames[review.language]}</span>
          </Badge>
        </p>
      )}
      <ReviewText review={review} />
      {review.reply && (
        <div className="mt-3 rounded-md bg-sunken px-4 py-3 text-sm">
          <p className="font-medium">{t("reply")}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {review.reply}
          </p>
        </div>
      )}
    </li>
  );
}

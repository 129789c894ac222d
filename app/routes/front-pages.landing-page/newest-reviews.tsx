import type { ReviewOfStore } from "#contract/reviews.ts";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { ReviewText } from "~/features/reviews/review-text";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import type { PagePart } from "~/provider-client/page-part";

/** What members wrote last, each with the way to its store. Nothing where nobody has written. */
export function NewestReviews({ reviews }: { reviews: PagePart<ReviewOfStore[]> }) {
  const t = useTranslation("landing");
  if (reviews.state === "loaded" && reviews.data.length === 0) return null;
  return (
    <Card title={t("reviewsTitle")} subtitle={t("reviewsText")}>
      <PartRegion part={reviews}>
        {(rows) => (
          <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
            {rows.map((review) => (
              <li key={review.id} className="flex min-w-0 flex-col">
                <LocalizedLink
                  to={`/stores/${review.store.slug}`}
                  className="mb-1 inline-flex min-h-9 items-center self-start font-semibold text-primary hover:underline"
                >
                  <bdi>{review.store.name}</bdi>
                </LocalizedLink>
                <ReviewText review={review} />
              </li>
            ))}
          </ul>
        )}
      </PartRegion>
    </Card>
  );
}

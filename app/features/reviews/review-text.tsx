import type { Review } from "#contract/reviews/reviews.ts";
import { DateTime } from "~/components/ui/date-time";
import { directionOf } from "~/i18n/languages";
import { Stars } from "./stars";

/** A review in its own language, with its stars and author. */
export function ReviewText({ review }: { review: Omit<Review, "reply"> }) {
  const { author, stars, text, language, writtenAt } = review;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars stars={stars} />
        <bdi className="font-medium">{author}</bdi>
        <span className="text-sm text-muted">
          <DateTime value={writtenAt} />
        </span>
      </p>
      <p lang={language} dir={directionOf(language)} className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </>
  );
}

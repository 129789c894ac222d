import { maxStars } from "#contract/reviews/review-limits.ts";
import { useTranslation } from "~/i18n/use-translation";

/** A rating as stars, with a text alternative. */
export function Stars({ stars }: { stars: number }) {
  const t = useTranslation("reviews");
  return (
    <span className="inline-block whitespace-nowrap">
      <span aria-hidden className="text-warning">
        {"★".repeat(stars)}
      </span>
      <span aria-hidden className="no-print text-line-strong">
        {"★".repeat(maxStars - stars)}
      </span>
      <span className="sr-only">{t("stars", { count: stars })}</span>
    </span>
  );
}

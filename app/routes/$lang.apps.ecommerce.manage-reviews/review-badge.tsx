import type { ReviewState } from "#contract/reviews/review-limits.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";

const tones = { pending: "warning", published: "success", rejected: "neutral" } as const;

/** A badge for the state of a review. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  const t = useTranslation("review-admin");
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}

import { BulkForm, type BulkProps } from "~/features/administration/bulk-form";
import { Stars } from "~/features/reviews/stars";
import { useTranslation } from "~/i18n/use-translation";
import type { ReviewSelection } from "./decide.server";

/** The confirmation form for publishing or rejecting the selected reviews. */
export function BulkReviews({ step, ...selection }: BulkProps<ReviewSelection>) {
  const t = useTranslation("review-admin");
  return (
    <BulkForm
      {...selection}
      title={t(`bulkAsk_${step}`)}
      effect={t(`effect_${step}`)}
      line={({ store, member, stars, text }) => (
        <span className="min-w-0">
          <bdi className="font-medium">{store.name}</bdi> · <bdi>{member.name}</bdi> <Stars stars={stars} />
          <span dir="auto" className="line-clamp-3 text-muted wrap-anywhere">
            {text}
          </span>
        </span>
      )}
      submit={{ name: "bulk", value: step, label: t(`step_${step}`), isHarmful: step === "reject" }}
    />
  );
}

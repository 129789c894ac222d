import { Form } from "react-router";
import type { AdminReview } from "#contract/reviews/admin-reviews.ts";
import { reviewSteps } from "#contract/reviews/review-limits.ts";
import { SubmitButton } from "~/components/form/submit-button";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission, useViewer } from "~/page/use-viewer";

const keys = { publish: "p", reject: "r" } as const;
const ends = { publish: "published", reject: "rejected" } as const;

/** Buttons for the possible decisions on a review. */
export function StepForm({ review, formKey }: { review: AdminReview; formKey: string }) {
  const t = useTranslation("review-admin");
  const viewer = useViewer();
  const canDecide = useHasPermission("reviews.decide");
  const { id, version, state, member } = review;
  if (!canDecide) return null;
  if (viewer.state === "signed-in" && viewer.email === member.email)
    return <p className="text-sm text-muted">{t("own")}</p>;
  return (
    <Form method="post" preventScrollReset className="flex gap-2">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="version" value={version} />
      {reviewSteps
        .filter((step) => ends[step] !== state)
        .map((step) => (
          <SubmitButton
            key={step}
            name="intent"
            value={step}
            size="sm"
            variant={step === "publish" ? "soft" : "ghost"}
            data-key={keys[step]}
            aria-label={t(step, { name: member.name })}
          >
            {t(`step_${step}`)}
          </SubmitButton>
        ))}
    </Form>
  );
}

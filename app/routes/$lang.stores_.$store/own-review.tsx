import { Form } from "react-router";
import type { getOwnReview } from "#contract/reviews/reviews.ts";
import type { CallData } from "#contract/calls/call.ts";
import { maxStars, reviewTextLength } from "#contract/reviews/review-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { classNames } from "~/components/ui/class-names";
import { buttonStyle } from "~/components/ui/button-style";
import { Textarea } from "~/components/ui/textarea";
import { Stars } from "~/features/reviews/stars";
import { useTranslation } from "~/i18n/use-translation";

interface OwnReviewProps {
  own: CallData<typeof getOwnReview>;
  result: SubmissionResult | undefined;
}

/** Shows the user's own review with its state, and the form that writes or changes it. */
export function OwnReview({ own: { mayWrite, review }, result }: OwnReviewProps) {
  const t = useTranslation("reviews");
  if (!review && !mayWrite) return null;
  return (
    <section className="border-t border-line pt-6" aria-labelledby="own-review">
      <h3 id="own-review" className={review ? "font-semibold" : "sr-only"}>
        {t(review ? "yours" : "write")}
      </h3>
      {review && (
        <div className="mt-2">
          <Stars stars={review.stars} />
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {review.text}
          </p>
          <p className="text-sm text-muted">{t(`state_${review.state}`)}</p>
        </div>
      )}
      <div className={classNames("flex flex-wrap items-start gap-3", review && "mt-4")}>
        {mayWrite && (
          <details className="min-w-0 flex-1 basis-80" open={result !== undefined}>
            <summary className={buttonStyle("outline", "sm")}>{t(review ? "change" : "write")}</summary>
            <ReviewForm review={review} result={result} />
          </details>
        )}
        {review && (
          <Form method="post" preventScrollReset>
            <IntentButton intent="remove-review" label={t("remove")} variant="ghost" size="sm" />
          </Form>
        )}
      </div>
    </section>
  );
}

function ReviewForm({
  review,
  result,
}: { review: OwnReviewProps["own"]["review"] } & Pick<OwnReviewProps, "result">) {
  const t = useTranslation("reviews");
  const form = useFormCheck(result);
  const text = form.field("text");
  const stars = form.field("stars");
  const selectedStars = stars.defaultValue ?? String(review?.stars ?? "");
  return (
    <Form method="post" preventScrollReset className="mt-4 grid max-w-2xl gap-2" {...form.props}>
      <FormErrors state={form.state} />
      <fieldset id="field-stars" aria-describedby={stars.errors ? "stars-error" : undefined}>
        <legend className="mb-1.5 text-sm font-medium">{t("starsLabel")}</legend>
        {/* A star is filled if this star or a later one is selected. */}
        <div className="flex">
          {Array.from({ length: maxStars }, (_, index) => index + 1).map((value) => (
            <label
              key={value}
              className="relative flex size-11 items-center justify-center rounded-md text-3xl text-line-strong has-checked:text-warning has-[~label>input:checked]:text-warning has-focus-visible:outline-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="stars"
                value={value}
                required
                defaultChecked={selectedStars === String(value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span aria-hidden>★</span>
              <span className="sr-only">{t("stars", { count: value })}</span>
            </label>
          ))}
        </div>
        <p id="stars-error" className="min-h-6 pt-1 text-sm text-danger">
          {stars.errors?.join(" ")}
        </p>
      </fieldset>
      <Field name="text" errors={text.errors} label={t("text")} hint={t("textHint")}>
        {(control) => (
          <Textarea
            {...control}
            defaultValue={text.defaultValue ?? review?.text ?? ""}
            required
            minLength={reviewTextLength.least}
            maxLength={reviewTextLength.most}
            rows={4}
          />
        )}
      </Field>
      <div>
        <IntentButton intent="review" label={t("send")} />
      </div>
    </Form>
  );
}

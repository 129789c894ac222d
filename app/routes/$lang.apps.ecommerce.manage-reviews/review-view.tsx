import { Form } from "react-router";
import type { AdminReview } from "#contract/reviews/admin-reviews.ts";
import { maxReplyLength } from "#contract/reviews/review-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { Textarea } from "~/components/ui/textarea";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { PersonName } from "~/features/administration/person-name";
import { storeFact } from "~/features/administration/store-fact";
import { Stars } from "~/features/reviews/stars";
import { directionOf } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { ReviewBadge } from "./review-badge";
import { StepForm } from "./step-form";

interface ReviewViewProps {
  review: AdminReview;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows a review with its full text, the possible decisions, and the operator's reply. */
export function ReviewView({ review, formKey, result }: ReviewViewProps) {
  const t = useTranslation("review-admin");
  const canDecide = useHasPermission("reviews.decide");
  const { store, member, stars, text, language, state, writtenAt, decidedBy, reply } = review;
  const facts = [
    storeFact(t("store"), store),
    { label: t("member"), value: <PersonName person={member} /> },
    { label: t("written"), value: <DateTime value={writtenAt} style="minute" /> },
    ...(decidedBy ? [{ label: t("decidedBy"), value: <bdi>{decidedBy}</bdi> }] : []),
  ];
  return (
    <DetailSheet isWide title={<Stars stars={stars} />} subtitle={<ReviewBadge state={state} />}>
      <p lang={language} dir={directionOf(language)} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <Facts facts={facts} />
      <StepForm review={review} formKey={formKey} />
      {canDecide ? (
        <ReplyForm review={review} formKey={formKey} result={result} />
      ) : (
        reply && <p className="whitespace-pre-line">{reply}</p>
      )}
    </DetailSheet>
  );
}

function ReplyForm({ review: { id, version, reply }, formKey, result }: ReviewViewProps) {
  const t = useTranslation("review-admin");
  const form = useFormCheck(result);
  const { name, errors, defaultValue } = form.field("reply");
  return (
    <Form method="post" className="grid gap-2 border-t border-line pt-6" preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field name={name} errors={errors} label={t("reply")} hint={t("replyHint")}>
        {(control) => (
          <Textarea
            {...control}
            defaultValue={defaultValue ?? reply ?? ""}
            rows={4}
            maxLength={maxReplyLength}
          />
        )}
      </Field>
      <div>
        <IntentButton intent="reply" label={t("saveReply")} variant="outline" />
      </div>
    </Form>
  );
}

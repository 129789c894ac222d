import { Form } from "react-router";
import type { ClaimDecision, ClaimDetails } from "#contract/claims/admin-claims.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { isolateDirection, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface DecisionFormProps {
  claim: ClaimDetails;
  formKey: string;
  result: SubmissionResult | undefined;
}

const looks = { "with-store": "outline", accept: "solid", refuse: "danger" } as const satisfies Record<
  ClaimDecision,
  string
>;

/** The form that decides on a claim, or sends it to its network. A refusal requires a reason. */
export function DecisionForm({ claim, formKey, result }: DecisionFormProps) {
  const t = useTranslation("administration");
  const atNetwork = useTranslation("network-claims");
  const language = useLanguage();
  const form = useFormCheck(result);
  const reason = form.field("reason");
  const amount = moneyInText(claim.cashBack, claim.currency, language);
  return (
    <Form method="post" className="grid gap-3" preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="claim" value={claim.id} />
      <input type="hidden" name="seen" value={purchasesOf(claim)} />
      <Field name={reason.name} errors={reason.errors} label={t("claimReason")} hint={t("claimReasonHint")}>
        {(control) => <Textarea {...control} defaultValue={reason.defaultValue} maxLength={500} rows={3} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        {claim.isSendable && (
          <SubmitButton name="intent" value="send-to-network" variant="outline">
            {atNetwork("send", { network: isolateDirection(claim.network.name, language) })}
          </SubmitButton>
        )}
        {claim.decisions.map((action) => (
          <SubmitButton key={action} name="intent" value={action} variant={looks[action]}>
            <bdi suppressHydrationWarning>{t(`claimDo_${action}`, { amount })}</bdi>
          </SubmitButton>
        ))}
      </div>
    </Form>
  );
}

/** Returns the ids of the purchases that are shown with a claim for comparison. */
function purchasesOf({ related }: ClaimDetails): string {
  return related.flatMap(({ kind, id }) => (kind === "purchase" ? id : [])).join(" ");
}

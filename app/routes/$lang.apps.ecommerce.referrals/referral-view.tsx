import { Form } from "react-router";
import type { AdminReferral } from "#contract/referrals/referrals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { Textarea } from "~/components/ui/textarea";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { PersonName } from "~/features/administration/person-name";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { ReferralBadge } from "./referral-badge";

interface ReferralViewProps {
  referral: AdminReferral;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows a referral: both members, why the bonus is on hold, and the decision. */
export function ReferralView({ referral, formKey, result }: ReferralViewProps) {
  const t = useTranslation("referral-admin");
  const form = useFormCheck(result);
  const canDecide = useHasPermission("shop.decide");
  const { id, referrer, friend, holds, state, bonus, currency, joinedAt, reason, decidedBy } = referral;
  const { name, errors, defaultValue } = form.field("reason");
  const holdReasons = holds.map((hold) => t(`hold_${hold}`)).join(" · ");
  const facts = [
    { label: t("referrer"), value: <PersonName person={referrer} /> },
    { label: t("friend"), value: <PersonName person={friend} /> },
    { label: t("joinedAt"), value: <DateTime value={joinedAt} style="minute" /> },
    { label: t("bonus"), value: <Money amount={bonus} currency={currency} /> },
    { label: t("holds"), value: holdReasons || t("none") },
    ...(decidedBy ? [{ label: t("decidedBy"), value: <bdi>{decidedBy}</bdi> }] : []),
    ...(reason ? [{ label: t("reasonGiven"), value: <bdi>{reason}</bdi> }] : []),
  ];
  return (
    <DetailSheet title={<bdi>{friend.name}</bdi>} subtitle={<ReferralBadge state={state} />}>
      <Facts facts={facts} />
      {state === "held" && canDecide && (
        <Form
          method="post"
          className="mt-6 grid gap-2 border-t border-line pt-6"
          preventScrollReset
          {...form.props}
        >
          <FormErrors state={form.state} />
          <FormKey state={form.state} fresh={formKey} />
          <input type="hidden" name="referral" value={id} />
          <Field name={name} errors={errors} label={t("reason")} hint={t("decideHint")}>
            {(control) => <Textarea {...control} defaultValue={defaultValue} rows={3} maxLength={500} />}
          </Field>
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="intent" value="pay">
              {t("pay")}
            </SubmitButton>
            <SubmitButton name="intent" value="refuse" variant="outline">
              {t("refuse")}
            </SubmitButton>
          </div>
        </Form>
      )}
    </DetailSheet>
  );
}

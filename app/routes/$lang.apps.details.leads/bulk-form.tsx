import { Form, useLocation } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { OpenBulk } from "./bulk.server";
import { leadSearch } from "./leads-table";
import { StepReason } from "./step-reason";

interface BulkFormProps {
  bulk: OpenBulk;
  refused: SubmissionResult | undefined;
}

/** Repeats what is about to happen to which purchases, asks for the one reason, and does it. */
export function BulkForm({ bulk: { step, leads, leftOut, formKey }, refused }: BulkFormProps) {
  const t = useTranslation("leads");
  const language = useLanguage();
  const { search } = useLocation();
  const form = useFormCheck(refused);
  const notPossible = leftOut > 0 && t("bulkLeftOut", { number: formatNumber(leftOut, language) });
  const back = (
    <LinkButton variant="ghost" to={leadSearch(search)} preventScrollReset>
      {t("back")}
    </LinkButton>
  );
  if (leads.length === 0) {
    return (
      <Alert tone="warning" title={t("bulkNothing")} actions={back}>
        {notPossible}
      </Alert>
    );
  }
  return (
    <Card title={t(`bulkAsk_${step}`)} subtitle={t(`effect_${step}`)}>
      <Form method="post" className="grid gap-5" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        {notPossible && <Alert tone="warning">{notPossible}</Alert>}
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {leads.map(({ id, store, member, transactionId, cashBack, currency }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-2.5 text-sm"
            >
              <input type="hidden" name="ids" value={id} />
              <span className="min-w-0">
                <bdi className="font-medium">{store.name}</bdi> · <bdi>{member.name}</bdi>
                <bdi dir="ltr" className="figures block break-all text-muted">
                  {transactionId}
                </bdi>
              </span>
              <Money amount={cashBack} currency={currency} className="font-semibold" />
            </li>
          ))}
        </ul>
        <StepReason step={step} field={form.field} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton name="step" value={step} variant={step === "reject" ? "danger" : "solid"}>
            {t(`step_${step}`)} ({formatNumber(leads.length, language)})
          </SubmitButton>
          {back}
        </div>
      </Form>
    </Card>
  );
}

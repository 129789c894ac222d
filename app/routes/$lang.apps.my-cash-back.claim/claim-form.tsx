import { useState } from "react";
import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import type { ClaimsView } from "./load-claims.server";

interface ClaimFormProps {
  form: ClaimsView["form"];
  /** The result of a refused claim. */
  actionData: { result: SubmissionResult; isOutcomeUnknown: boolean } | undefined;
}

/** The form that submits a claim. It works without scripts. */
export function ClaimForm({ form: view, actionData }: ClaimFormProps) {
  const t = useTranslation("claims");
  const result = actionData?.result;
  // If the page was loaded together with a refusal, the form has lost the selected file. If the form is
  // refused later, without loading the page again, it still has the file.
  const [initialResult] = useState(result);
  const isFileLost = result !== undefined && result === initialResult;
  const form = useFormCheck(result, {
    constraints: view.constraints,
    check(name, _, values) {
      const file = name === "proof" && values.get(name);
      return file instanceof File && file.size > view.largestProof ? t("proofTooLarge") : undefined;
    },
  });
  const labels = {
    clickId: t("visit"),
    orderNumber: t("orderNumber"),
    orderedOn: t("orderedOn"),
    orderAmount: t("orderAmount", { currency: view.currency }),
    proof: t("proof"),
  };
  const visit = form.field("clickId");
  const proof = form.field("proof");
  return (
    <Card title={t("formTitle")} className="max-w-3xl">
      <Form method="post" encType="multipart/form-data" className="grid gap-2" {...form.props}>
        {actionData?.isOutcomeUnknown && (
          <Alert tone="warning" title={t("unsureTitle")}>
            {t("unsureText")}
          </Alert>
        )}
        <FormErrors state={form.state} labels={labels} />
        <FormKey state={form.state} fresh={view.key} />
        <SelectField
          name={visit.name}
          errors={visit.errors}
          required={visit.required}
          defaultValue={visit.defaultValue ?? view.chosen}
          label={labels.clickId}
          hint={t("visitHint")}
          placeholder={t("visitChoose")}
          options={view.visits}
        />
        <div className="grid gap-x-6 gap-y-2 sm:max-lg:grid-cols-3">
          <TextField
            {...form.field("orderNumber")}
            label={labels.orderNumber}
            hint={t("orderNumberHint")}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            className="rtl:[&_input]:text-end"
          />
          <TextField {...form.field("orderedOn")} label={labels.orderedOn} type="date" />
          <TextField
            {...form.field("orderAmount")}
            label={labels.orderAmount}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            required
            className="rtl:[&_input]:text-end"
          />
        </div>
        <FileField
          name={proof.name}
          errors={proof.errors}
          required={proof.required}
          label={labels.proof}
          hint={isFileLost ? t("proofAgain") : t("proofHint")}
          accept="image/jpeg,image/png,application/pdf"
        />
        <div>
          <SubmitButton>{t("send")}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

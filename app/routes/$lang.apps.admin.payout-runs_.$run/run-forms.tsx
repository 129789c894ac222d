import type { ReactNode } from "react";
import { Form } from "react-router";
import { Download } from "lucide-react";
import { bankScripts } from "#contract/payout-runs/bank-scripts.ts";
import type { PayoutRun } from "#contract/payout-runs/payout-runs.ts";
import type { PayoutTransfer } from "#contract/payout-runs/payout-services.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { payoutReportsPath, payoutRunPath } from "~/features/payout-runs/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { Intent } from "./handle-action.server";

interface RunFormsProps {
  run: PayoutRun;
  /** The progress of a run that is sent by API. */
  transfer: PayoutTransfer | null;
  /** Whether the demo's simulated bank is available. */
  hasDemoBank: boolean;
  formKey: string;
  rejection: { intent: Intent; result: SubmissionResult } | undefined;
  /** Whether the download requires a password confirmation first. */
  isLocked: boolean;
}

/**
 * The possible actions on a run: releasing it, downloading its file, recording the bank's execution, and
 * canceling it.
 */
export function RunForms({ run, transfer, hasDemoBank, formKey, rejection, isLocked }: RunFormsProps) {
  const t = useTranslation("payout-runs");
  const { state, needsOtherAdmin, profile } = run;
  const isByApi = profile === "api";
  // Results are recorded manually unless PayPal reports them by API.
  const isManual = transfer?.isManual ?? true;
  const formOf = (intent: Intent) => ({
    intent,
    formKey: `${formKey}-${intent}`,
    result: rejection?.intent === intent ? rejection.result : undefined,
  });
  return (
    <div className="grid gap-6">
      {state === "draft" && needsOtherAdmin && <Alert tone="info">{t("waitsForOther")}</Alert>}
      {state === "draft" && !needsOtherAdmin && <StepForm {...formOf("release")} text={t("releaseText")} />}
      {state === "released" &&
        (isByApi ? (
          <StepForm {...formOf("send")} text={t("sendApiText")} label={t("sendApi")} />
        ) : (
          <StepForm {...formOf("send")} text={t("sendText")} />
        ))}
      {state === "sent" && (
        <>
          {isByApi ? null : isLocked ? (
            <StepForm {...formOf("send")} text={t("downloadText")} label={t("unlock")} />
          ) : (
            <FileLink run={run} />
          )}
          <div>
            <LocalizedLinkButton to={payoutReportsPath} variant="soft">
              {t("uploadAnswer")}
            </LocalizedLinkButton>
            <p className="mt-2 text-sm text-muted">{t("uploadAnswerText")}</p>
          </div>
          {hasDemoBank && (
            <StepForm {...formOf("ask-bank")} text={t("demoBankText")} label={t("demoBankAsk")}>
              {(field) => (
                <SelectField
                  {...field("script")}
                  label={t("demoBank")}
                  defaultValue={field("script").defaultValue ?? "rejects_one_returns_one"}
                  options={bankScripts.map((value) => ({ value, label: t(`script_${value}`) }))}
                  className="max-w-md"
                />
              )}
            </StepForm>
          )}
          {isManual && (
            <StepForm {...formOf("settle")} text={t("settleText")}>
              {(field) => (
                <TextField
                  {...field("paymentReference")}
                  label={t("settleReference")}
                  dir="ltr"
                  autoComplete="off"
                  required
                  minLength={3}
                  maxLength={64}
                  className="max-w-md"
                />
              )}
            </StepForm>
          )}
        </>
      )}
      {(state === "draft" || state === "released" || (state === "sent" && isManual)) && (
        <StepForm
          {...formOf("cancel")}
          text={t(state === "sent" ? "recallText" : "cancelText")}
          label={t("cancelRun")}
          isHarmful
        />
      )}
    </div>
  );
}

function FileLink({ run: { id, file } }: { run: PayoutRun }) {
  const t = useTranslation("payout-runs");
  if (!file) return null;
  return (
    <div>
      <LocalizedLinkButton to={`${payoutRunPath(id)}/file`} reloadDocument variant="outline">
        <Download aria-hidden className="size-4.5" />
        {t("download", { file: file.name })}
      </LocalizedLinkButton>
      <p className="mt-2 text-sm text-muted">{t("downloadText")}</p>
    </div>
  );
}

interface StepFormProps {
  intent: Intent;
  formKey: string;
  result: SubmissionResult | undefined;
  text: string;
  label?: string;
  isHarmful?: boolean;
  children?: (field: ReturnType<typeof useFormCheck>["field"]) => ReactNode;
}

function StepForm({ intent, formKey, result, text, label, isHarmful, children }: StepFormProps) {
  const t = useTranslation("payout-runs");
  const form = useFormCheck(result);
  return (
    <Form method="post" className="grid gap-3" preventScrollReset {...form.props}>
      <p className="text-sm text-muted">{text}</p>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      {children?.(form.field)}
      <SubmitButton
        name="intent"
        value={intent}
        variant={isHarmful ? "danger" : "solid"}
        className="justify-self-start"
      >
        {label ?? t(intent as "release" | "send" | "settle")}
      </SubmitButton>
    </Form>
  );
}

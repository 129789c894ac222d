import { Form } from "react-router";
import type { PostbackDetails } from "#contract/networks/admin-postbacks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { RecordButton } from "~/features/administration/record-link";
import { IfPermitted } from "~/components/ui/if-permitted";
import { useTranslation } from "~/i18n/use-translation";

interface DecisionsProps {
  report: PostbackDetails;
  isConfirming: boolean;
  formKey: string;
  result: SubmissionResult | undefined;
}

/**
 * The possible decisions on a quarantined report. If another admin was faster, also shows why the decision
 * was refused.
 */
export function Decisions(props: DecisionsProps) {
  const { report, isConfirming, result } = props;
  if (report.state !== "quarantined") return <FormErrors state={formState(result)} />;
  return (
    <IfPermitted permission="reports.import">
      <div className="border-t border-line pt-5">
        {isConfirming ? <DiscardForm {...props} /> : <ReplayForm {...props} />}
      </div>
    </IfPermitted>
  );
}

function ReplayForm({ report, formKey, result }: DecisionsProps) {
  const t = useTranslation("networks");
  const state = formState(result);
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <FormErrors state={state} />
      <FormKey state={state} fresh={formKey} />
      <input type="hidden" name="report" value={report.id} />
      <p className="text-sm text-muted">{t("replayText")}</p>
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="replay" label={t("replay")} size="sm" />
        <RecordButton
          open={{ view: report.id, ask: "discard" }}
          label={t("discard")}
          size="sm"
          variant="outline"
        />
      </div>
    </Form>
  );
}

function DiscardForm({ report, formKey, result }: DecisionsProps) {
  const t = useTranslation("networks");
  const form = useFormCheck(result);
  return (
    <Form method="post" preventScrollReset className="grid max-w-3xl gap-3" {...form.props}>
      <div>
        <h3 className="font-semibold">{t("discardAsk")}</h3>
        <p className="text-sm text-muted">{t("discardText")}</p>
      </div>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="report" value={report.id} />
      <TextField {...form.field("reason")} label={t("discardReason")} required maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="discard" label={t("discard")} variant="danger" />
        <RecordButton open={{ view: report.id }} label={t("back")} variant="ghost" />
      </div>
    </Form>
  );
}

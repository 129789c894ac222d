import { Form } from "react-router";
import type { DataExport } from "#contract/accounts/data-export.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";

/** The download of a finished export, with its expiry. */
export function ReadyExport({
  dataExport,
  result,
}: {
  dataExport: DataExport;
  result: SubmissionResult | undefined;
}) {
  const t = useTranslation("personal-data");
  const form = useFormCheck(result);
  return (
    <Alert tone="success" title={t("ready")}>
      {dataExport.expiresAt && (
        <p>
          {t("readyUntil")} <DateTime value={dataExport.expiresAt} style="minute" />
        </p>
      )}
      {/* A full page load, because the response is a file. */}
      <Form method="post" reloadDocument className="mt-4" {...form.props}>
        <FormErrors state={form.state} />
        <IntentButton intent="download" label={t("download")} pending={false} />
      </Form>
    </Alert>
  );
}

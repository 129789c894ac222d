import { Form, useLocation } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { CsvField } from "~/components/form/csv-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { useTranslation } from "~/i18n/use-translation";

/** The lines of the last file that were refused, with the reasons. */
export type RejectedLines = { line: number; message: string }[] | undefined;

interface ImportFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
  lines: RejectedLines;
}

/** Imports a file of coupons. If any line has an error, nothing is imported and the errors are shown. */
export function ImportForm({ formKey, result, lines = [] }: ImportFormProps) {
  const t = useTranslation("coupon-admin");
  const { search } = useLocation();
  const form = useFormCheck(result);
  return (
    <DetailSheet isWide title={t("importTitle")} subtitle={t("importText")}>
      {lines.length > 0 && (
        <Alert tone="danger" title={t("importRefused")}>
          <ul>
            {lines.map(({ line, message }) => (
              <li key={line}>{t("line", { line, message })}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Form
        method="post"
        action={search}
        encType="multipart/form-data"
        className="grid gap-4"
        preventScrollReset
        {...form.props}
      >
        <FormErrors state={form.state} labels={{ file: t("file") }} />
        <FormKey state={form.state} fresh={formKey} />
        <CsvField field={form.field("file")} label={t("file")} hint={t("fileHint")} />
        <div>
          <IntentButton intent="import" label={t("import")} />
        </div>
      </Form>
    </DetailSheet>
  );
}

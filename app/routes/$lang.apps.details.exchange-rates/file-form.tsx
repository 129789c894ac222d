import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";

interface FileFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Uploads a file of exchange rates. Its effects are shown before they are applied. */
export function FileForm({ formKey, result }: FileFormProps) {
  const t = useTranslation("exchange-rates");
  const form = useFormCheck(result);
  const file = form.field("file");
  return (
    <DetailSheet isWide title={t("fileTitle")} subtitle={t("fileText")}>
      <Form
        method="post"
        encType="multipart/form-data"
        className="grid max-w-2xl gap-4"
        preventScrollReset
        {...form.props}
      >
        <FormErrors state={form.state} labels={{ file: t("file") }} />
        <FormKey state={form.state} fresh={formKey} />
        <FileField
          name={file.name}
          errors={file.errors}
          label={t("file")}
          hint={t("fileHint")}
          accept=".csv,.xml,text/csv,application/xml,text/xml"
          required
        />
        <div className="flex flex-wrap gap-2">
          <IntentButton intent="upload" label={t("fileTry")} />
          <RecordButton variant="ghost" label={t("cancel")} />
        </div>
      </Form>
    </DetailSheet>
  );
}

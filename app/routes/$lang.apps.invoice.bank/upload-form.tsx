import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface UploadFormProps {
  formKey: string;
  refused: SubmissionResult | undefined;
}

/** Uploads a bank file. Its effects are shown before anything is paid. */
export function UploadForm({ formKey, refused }: UploadFormProps) {
  const t = useTranslation("bank");
  const form = useFormCheck(refused);
  const { name, errors } = form.field("file");
  return (
    <Card title={t("uploadTitle")}>
      <Form method="post" encType="multipart/form-data" className="grid gap-4" {...form.props}>
        <FormErrors state={form.state} labels={{ file: t("file") }} />
        <FormKey state={form.state} fresh={formKey} />
        <FileField
          name={name}
          errors={errors}
          label={t("file")}
          hint={refused ? t("fileAgain") : t("fileHint")}
          accept=".csv,.xml,.zip,text/csv,application/xml,application/zip"
          required
        />
        <div>
          <IntentButton intent="upload" label={t("upload")} />
        </div>
      </Form>
    </Card>
  );
}

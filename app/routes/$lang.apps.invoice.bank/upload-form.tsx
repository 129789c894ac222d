import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { CsvField } from "~/components/form/csv-field";
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
  return (
    <Card title={t("uploadTitle")}>
      <Form method="post" encType="multipart/form-data" className="grid gap-4" {...form.props}>
        <FormErrors state={form.state} labels={{ file: t("file") }} />
        <FormKey state={form.state} fresh={formKey} />
        <CsvField
          field={form.field("file")}
          label={t("file")}
          hint={refused ? t("fileAgain") : t("fileHint")}
        />
        <div>
          <IntentButton intent="upload" label={t("upload")} />
        </div>
      </Form>
    </Card>
  );
}

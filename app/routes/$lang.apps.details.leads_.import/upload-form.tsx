import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { CsvField } from "~/components/form/csv-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface UploadFormProps {
  networks: { key: string; name: string }[];
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Uploads a network's file. A preview shows the effects before they are applied. */
export function UploadForm({ networks, formKey, result }: UploadFormProps) {
  const t = useTranslation("lead-reports");
  const form = useFormCheck(result);
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" className="grid gap-4" {...form.props}>
        <FormErrors state={form.state} labels={{ network: t("network"), file: t("file") }} />
        <FormKey state={form.state} fresh={formKey} />
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            {...form.field("network")}
            label={t("network")}
            placeholder={t("networkChoose")}
            required
            options={networks.map(({ key, name }) => ({ value: key, label: name }))}
          />
          <CsvField
            field={form.field("file")}
            label={t("file")}
            hint={result ? t("fileAgain") : t("fileHint")}
          />
        </div>
        <div>
          <IntentButton intent="upload" label={t("upload")} />
        </div>
      </Form>
    </Card>
  );
}

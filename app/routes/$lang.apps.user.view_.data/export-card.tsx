import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

/** The file with everything about the member. */
export function ExportCard({ refused }: { refused: SubmissionResult | undefined }) {
  const t = useTranslation("personal-data");
  const form = useFormCheck(refused);
  return (
    <Card title={t("exportTitle")} subtitle={t("exportSubtitle")} className="max-w-2xl">
      {/* The answer is a file: no navigation of scripts. */}
      <Form method="post" reloadDocument {...form.props}>
        <FormErrors state={form.state} />
        <IntentButton intent="export" label={t("export")} variant="outline" pending={false} />
      </Form>
    </Card>
  );
}

import { Form } from "react-router";
import type { DataExport } from "#contract/accounts/data-export.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { ExportProgress } from "./export-progress";
import { ReadyExport } from "./ready-export";

interface ExportCardProps {
  dataExport: DataExport | null;
  resultOf: (intent: string) => SubmissionResult | undefined;
}

/** Requests an export of the member's data, and shows its progress and download. */
export function ExportCard({ dataExport, resultOf }: ExportCardProps) {
  const t = useTranslation("personal-data");
  const isUnderway = dataExport?.state === "waiting" || dataExport?.state === "working";
  return (
    <Card title={t("exportTitle")} subtitle={t("exportSubtitle")}>
      <div className="space-y-5">
        {dataExport && isUnderway && <ExportProgress dataExport={dataExport} />}
        {dataExport?.state === "ready" && (
          <ReadyExport dataExport={dataExport} result={resultOf("download")} />
        )}
        {dataExport?.state === "expired" && <Alert>{t("expired")}</Alert>}
        {dataExport?.state === "failed" && <Alert tone="danger">{t("failed")}</Alert>}
        {!isUnderway && <ExportForm isFirst={dataExport === null} result={resultOf("export")} />}
      </div>
    </Card>
  );
}

function ExportForm({ isFirst, result }: { isFirst: boolean; result: SubmissionResult | undefined }) {
  const t = useTranslation("personal-data");
  const form = useFormCheck(result);
  return (
    <Form method="post" preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <IntentButton
        intent="export"
        label={isFirst ? t("export") : t("exportAgain")}
        variant={isFirst ? "solid" : "outline"}
      />
    </Form>
  );
}

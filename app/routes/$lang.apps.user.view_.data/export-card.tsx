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
  asked: DataExport | null;
  refused: (intent: string) => SubmissionResult | undefined;
}

/** The export of the member's data: request, progress and download. */
export function ExportCard({ asked, refused }: ExportCardProps) {
  const t = useTranslation("personal-data");
  const isUnderway = asked?.state === "waiting" || asked?.state === "working";
  return (
    <Card title={t("exportTitle")} subtitle={t("exportSubtitle")} className="max-w-2xl">
      <div className="space-y-5">
        {asked && isUnderway && <ExportProgress asked={asked} />}
        {asked?.state === "ready" && <ReadyExport made={asked} refused={refused("download")} />}
        {asked?.state === "expired" && <Alert>{t("expired")}</Alert>}
        {asked?.state === "failed" && <Alert tone="danger">{t("failed")}</Alert>}
        {!isUnderway && <ExportForm isFirst={asked === null} refused={refused("export")} />}
      </div>
    </Card>
  );
}

function ExportForm({ isFirst, refused }: { isFirst: boolean; refused: SubmissionResult | undefined }) {
  const t = useTranslation("personal-data");
  const form = useFormCheck(refused);
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

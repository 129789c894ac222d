import { Form } from "react-router";
import type { ReportDetails, ReportEffect } from "#contract/networks/network-reports.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { IfPermitted } from "~/components/ui/if-permitted";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { importPath } from "./import-path";
import { ReportProgress } from "./report-progress";
import { ReportLines } from "./report-lines";

const effects = ["new", "changes", "unchanged", "error"] as const satisfies ReportEffect[];

interface ReportViewProps {
  report: ReportDetails;
  formKey: string;
  /** The result of a refused attempt to apply the report. */
  result: SubmissionResult | undefined;
}

/** Shows the effects of a report, with a button that applies it. */
export function ReportView({ report, formKey, result }: ReportViewProps) {
  const state = formState(result);
  const t = useTranslation("lead-reports");
  const language = useLanguage();
  const { id, fileName, network, createdBy, appliedAt, requestedBy, totals, became, lines } = report;
  const { work, isOutdated, failure } = report;
  const counts = appliedAt
    ? became.map(({ state, count }) => ({ label: t(`state_${state}`), count }))
    : effects.map((effect) => ({ label: t(`effect_${effect}`), count: totals[effect] }));
  return (
    <Card
      title={<bdi>{fileName}</bdi>}
      subtitle={
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={appliedAt ? "success" : "info"}>
            {work ? t(`work_${work.kind}`) : appliedAt ? t("applied") : t("tried")}
          </Badge>
          <bdi>{network.name}</bdi>
          <bdi>{t("by", { name: createdBy.name })}</bdi>
        </span>
      }
      actions={
        <LocalizedLinkButton to={importPath} variant="ghost" size="sm" preventScrollReset>
          {t("close")}
        </LocalizedLinkButton>
      }
    >
      <ReportProgress report={report} />
      {(report.examinedAt !== null || appliedAt) && (
        <dl
          aria-label={appliedAt ? t("became") : t("what")}
          className="mb-6 grid grid-cols-2 gap-4 md:grid-cols-4"
        >
          {counts.map(({ label, count }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figures text-2xl font-semibold">{formatNumber(count, language)}</dd>
            </div>
          ))}
        </dl>
      )}
      {appliedAt || work ? (
        <FormErrors state={state} isFormGone />
      ) : (
        <>
          {requestedBy && (
            <div className="mb-6">
              <Alert tone="warning" title={t("waitsForOther")}>
                {t("waitsForOtherText", { name: requestedBy.name })}
              </Alert>
            </div>
          )}
          {failure && (
            <div className="mb-6">
              <Alert tone="danger" title={t("examinationFailed")}>
                {t(`failure_${failure}`)}
              </Alert>
            </div>
          )}
          <Form method="post" className="mb-6 flex flex-wrap items-center gap-4" preventScrollReset>
            <input type="hidden" name="report" value={id} />
            <FormErrors state={state} />
            {isOutdated ? (
              <IfPermitted permission="reports.import">
                <IntentButton intent="examine" label={t("examine")} />
                {!failure && <p className="max-w-prose text-sm text-muted">{t("outdated")}</p>}
              </IfPermitted>
            ) : (
              <>
                <FormKey state={state} fresh={formKey} />
                <IntentButton intent="apply" label={t("apply")} />
                <p className="max-w-prose text-sm text-muted">{t("applyEffect")}</p>
              </>
            )}
          </Form>
          {lines.length > 0 && <ReportLines lines={lines} />}
        </>
      )}
    </Card>
  );
}

import { Form } from "react-router";
import { reportLineOutcomes, maxPayoutReportLines } from "#contract/payout-runs/report-states.ts";
import type { PayoutReportDetails } from "#contract/payout-runs/payout-reports.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { IfPermitted } from "~/components/ui/if-permitted";
import { StatementAlerts } from "~/features/bank-statements/statement-alerts";
import { statementPath } from "~/features/invoices/invoice-paths";
import { payoutReportsPath } from "~/features/payout-runs/paths";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { lineColumns } from "./line-columns";

interface ReportViewProps {
  report: PayoutReportDetails;
  formKey: string;
  /** The result of a refused attempt to apply the response. */
  result: SubmissionResult | undefined;
}

/**
 * Shows a bank's response: the effects it will have, with a button that applies it, or the effects it had.
 */
export function ReportView({ report, formKey, result }: ReportViewProps) {
  const t = useTranslation("payout-answers");
  const language = useLanguage();
  const { id, fileName, format, appliedAt, totals, lines, gaps, unbalanced, bankStatement } = report;
  const state = formState(result);
  const lineCount = reportLineOutcomes.reduce((sum, outcome) => sum + totals[outcome], 0);
  return (
    <Card
      title={<bdi className="break-all">{fileName}</bdi>}
      subtitle={`${t(`format_${format}`)} · ${appliedAt ? t("applied") : t("previewText")}`}
      actions={
        <LocalizedLinkButton to={payoutReportsPath} variant="ghost" size="sm" preventScrollReset>
          {t("close")}
        </LocalizedLinkButton>
      }
    >
      <div className="space-y-6">
        {lineCount === 0 && <Alert tone="info" title={t("noLines")} />}
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {reportLineOutcomes
            .filter((outcome) => totals[outcome] > 0)
            .map((outcome) => (
              <div key={outcome}>
                <dt className="text-sm text-muted">{t(`outcome_${outcome}`)}</dt>
                <dd className="figures text-2xl font-semibold">{formatNumber(totals[outcome], language)}</dd>
              </div>
            ))}
        </dl>
        <StatementAlerts gaps={gaps} unbalanced={unbalanced} />
        {totals.unclear > 0 && <Alert tone="warning">{t("unclearText")}</Alert>}
        {totals.waiting > 0 && <Alert tone="info">{t("waitingText")}</Alert>}
        {bankStatement && (
          <Alert
            tone="info"
            title={t("incomingText")}
            actions={
              <LocalizedLinkButton to={statementPath(bankStatement)} variant="outline" size="sm">
                {t("toBank")}
              </LocalizedLinkButton>
            }
          />
        )}
        {!appliedAt && (
          <IfPermitted permission="withdrawals.pay">
            <Form method="post" className="flex flex-wrap items-center gap-4" preventScrollReset>
              <input type="hidden" name="answer" value={id} />
              <FormErrors state={state} />
              <FormKey state={state} fresh={formKey} />
              <IntentButton intent="apply" label={t("apply")} />
              <p className="max-w-prose text-sm text-muted">{t("applyText")}</p>
            </Form>
          </IfPermitted>
        )}
        {lines.length > 0 && (
          <>
            {lineCount > maxPayoutReportLines && (
              <p className="text-sm text-muted">{t("linesShown", { shown: maxPayoutReportLines })}</p>
            )}
            <PlainTable
              label={t("linesTable")}
              columns={lineColumns(t)}
              rows={lines}
              rowKey={({ line }) => String(line)}
            />
          </>
        )}
      </div>
    </Card>
  );
}

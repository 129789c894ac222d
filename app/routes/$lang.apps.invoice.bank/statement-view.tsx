import { Form } from "react-router";
import type { StatementDetails } from "#contract/bank/bank-statements.ts";
import { movementOutcomes } from "#contract/invoices/invoice-limits.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { StatementAlerts } from "~/features/bank-statements/statement-alerts";
import { bankPath } from "~/features/invoices/invoice-paths";
import { formatNumber } from "~/i18n/format";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { IfPermitted } from "~/components/ui/if-permitted";
import { ColumnsForm } from "./columns-form";

type Line = StatementDetails["lines"][number];
const tones = {
  pays: "success",
  suggested: "info",
  open: "neutral",
  known: "neutral",
  unreadable: "danger",
} as const;

interface StatementViewProps {
  statement: StatementDetails;
  formKey: string;
  /** The result of a refused import. */
  result: SubmissionResult | undefined;
}

/** Shows the preview of a bank file, with a button that imports it. */
export function StatementView({ statement, formKey, result }: StatementViewProps) {
  const t = useTranslation("bank");
  const language = useLanguage();
  const state = formState(result);
  const { id, fileName, appliedAt, totals, lines, columns, questions, currency, gaps, unbalanced } =
    statement;
  const back = (
    <LocalizedLinkButton to={bankPath} variant="ghost" size="sm" preventScrollReset>
      {t("close")}
    </LocalizedLinkButton>
  );
  const problems = <StatementAlerts gaps={gaps} unbalanced={unbalanced} />;
  if (appliedAt)
    return (
      <div className="space-y-4">
        <Alert tone="info" title={t("readAlready")} actions={back} />
        {problems}
      </div>
    );
  return (
    <Card title={<bdi>{fileName}</bdi>} subtitle={t("previewText")} actions={back}>
      <div className="space-y-6">
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {movementOutcomes.map((outcome) => (
            <div key={outcome}>
              <dt className="text-sm text-muted">{t(`outcome_${outcome}`)}</dt>
              <dd className="figures text-2xl font-semibold">{formatNumber(totals[outcome], language)}</dd>
            </div>
          ))}
        </dl>
        {problems}
        <ColumnsForm statement={statement} />
        {questions.map((question) => (
          <Alert key={question} tone="warning" title={t(`question_${question}`)} />
        ))}
        {lines.length > 0 && (
          <>
            {questions.length === 0 && (
              <IfPermitted permission="invoices.settle">
                <Form method="post" className="flex flex-wrap items-center gap-4" preventScrollReset>
                  <input type="hidden" name="statement" value={id} />
                  {Object.entries(columns).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value ?? ""} />
                  ))}
                  <FormErrors state={state} />
                  <FormKey state={state} fresh={formKey} />
                  <IntentButton intent="read" label={t("readIn")} />
                  <p className="max-w-prose text-sm text-muted">{t("readInText")}</p>
                </Form>
              </IfPermitted>
            )}
            <p className="text-sm text-muted">{t("linesShown")}</p>
            <PlainTable
              label={t("linesTable")}
              columns={lineColumns(t, currency)}
              rows={lines}
              rowKey={({ line }) => String(line)}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function lineColumns(t: Translate<Namespaces["bank"]>, currency: string): Column<Line>[] {
  return [
    {
      id: "text",
      header: t("text"),
      primary: true,
      cell: ({ line, text }) => (
        <span className="block min-w-0 sm:max-w-96">
          <bdi className="line-clamp-2">{text || "–"}</bdi>
          <span className="block text-sm font-normal text-muted">{t("line", { line })}</span>
        </span>
      ),
    },
    {
      id: "day",
      header: t("day"),
      cell: ({ bookedOn }) => (bookedOn ? <DateTime value={bookedOn} /> : "–"),
    },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ amount }) => (amount === null ? "–" : <Money amount={amount} currency={currency} />),
    },
    {
      id: "outcome",
      header: t("outcome"),
      cell: ({ outcome, reason, value, invoice }) => (
        <span className="block">
          <Badge tone={tones[outcome]}>{reason ? t(`reason_${reason}`) : t(`outcome_${outcome}`)}</Badge>
          {value && <bdi className="block text-sm text-muted">{value}</bdi>}
          {invoice && (
            <span className="block text-sm text-muted">
              <bdi dir="ltr">{invoice.number}</bdi> · <bdi>{invoice.network}</bdi>
            </span>
          )}
        </span>
      ),
    },
  ];
}

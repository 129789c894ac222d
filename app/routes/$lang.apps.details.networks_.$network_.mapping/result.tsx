import type { MappingTest, TestedReport } from "#contract/networks/admin-networks.ts";
import type { ConvertedAmount } from "#contract/exchange-rates/exchange-rates.ts";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { ConvertedFrom } from "~/features/cash-back/converted-from";
import { ReportInterpretation } from "~/features/networks/report-interpretation";
import { ReportReason } from "~/features/networks/report-reason";
import { useTranslation } from "~/i18n/use-translation";
import { parameterNames } from "./mapping-names";

type ConvertedReport = NonNullable<Extract<TestedReport, { isRead: true }>["converted"]>;

/** Shows how each report in the sample is interpreted, or why it can't be. */
export function Result({ tried }: { tried: MappingTest | undefined }) {
  const t = useTranslation("networks");
  return (
    <Card title={t("result")}>
      <div aria-live="polite" className="grid gap-4">
        {!tried && <p className="text-muted">{t("resultNone")}</p>}
        {tried?.reports.map((report, index) => (
          <section key={index} className="grid gap-4">
            {tried.reports.length > 1 && (
              <h3 className="font-semibold">{t("resultOf", { number: index + 1 })}</h3>
            )}
            <OneResult report={report} />
          </section>
        ))}
      </div>
    </Card>
  );
}

function ConversionResult({ converted }: { converted: ConvertedReport }) {
  const t = useTranslation("networks");
  const { orderAmount, commission, currency, conversion } = converted;
  const money = (amount: number, from: ConvertedAmount | null) => (
    <>
      <Money amount={amount} currency={currency} />
      <ConvertedFrom from={from} />
    </>
  );
  return (
    <>
      <h3 className="font-semibold">{t("resultConverted")}</h3>
      <Facts
        facts={[
          { label: t("parameter_amount"), value: money(orderAmount, conversion.sale) },
          { label: t("parameter_commission"), value: money(commission, conversion.commission) },
        ]}
      />
    </>
  );
}

function OneResult({ report }: { report: TestedReport }) {
  const t = useTranslation("networks");
  if (report.isRead)
    return (
      <>
        <Alert tone="success">{t("resultGood")}</Alert>
        <ReportInterpretation interpretation={report.interpretation} />
        {report.isRateMissing && <Alert tone="warning">{t("rateMissing")}</Alert>}
        {report.converted && <ConversionResult converted={report.converted} />}
      </>
    );
  const facts = parameterNames.flatMap((name) => {
    const text = report.found[name];
    if (text === undefined) return [];
    return {
      label: t(`parameter_${name}`),
      value: (
        <bdi dir="ltr" className="figures text-sm break-all">
          {text}
        </bdi>
      ),
    };
  });
  return (
    <>
      <Alert tone="warning" title={t("resultBad")}>
        <ReportReason reason={report.reason} />
      </Alert>
      {facts.length > 0 && (
        <>
          <p className="text-sm text-muted">{t("resultFound")}</p>
          <Facts facts={facts} />
        </>
      )}
    </>
  );
}

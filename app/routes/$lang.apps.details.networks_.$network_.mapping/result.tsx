import type { TriedMapping, TriedReport } from "#contract/admin-networks.ts";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { Reading } from "~/features/networks/reading";
import { ReportReason } from "~/features/networks/report-reason";
import { useTranslation } from "~/i18n/use-translation";
import { parameterNames } from "./mapping-names";

/** What was read of each report of the sample, or why nothing could be. */
export function Result({ tried }: { tried: TriedMapping | undefined }) {
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

function OneResult({ report }: { report: TriedReport }) {
  const t = useTranslation("networks");
  if (report.isRead)
    return (
      <>
        <Alert tone="success">{t("resultGood")}</Alert>
        <Reading interpretation={report.interpretation} />
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

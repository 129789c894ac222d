import { Chart } from "~/components/chart/chart";
import { PartRegion } from "~/components/states/part-region";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { Specimen } from "./specimen";

const sampleEarnings = [24_843, 15_312, 8_156, 19_598, 9_375, 23_665, 7_173, 7_992];

/** Shows charts: bars, a line, an empty period, and a chart that failed to load. */
export function ChartSection() {
  const t = useTranslation("design-system");
  const ui = useTranslation("ui");
  const language = useLanguage();
  const points = sampleEarnings.map((value, index) => ({
    label: formatDate(`2026-0${index + 1}-01T00:00:00Z`, language, "shortMonth"),
    value,
  }));
  const formatAmount = (short: boolean) => (value: number) => formatMoney(value, "USD", language, { short });
  const format = { format: formatAmount(false), formatTick: formatAmount(true) };
  return (
    <Section name="chart">
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name={t("chartBars")}>
          <Chart title={t("chartBars")} points={points} {...format} />
        </Specimen>
        <Specimen name={t("chartLine")}>
          <Chart title={t("chartLine")} kind="area" points={points} {...format} />
        </Specimen>
        <Specimen name={t("empty")}>
          <Chart
            title={t("chartEmpty")}
            points={points.map(({ label }) => ({ label, value: 0 }))}
            {...format}
          />
        </Specimen>
        <Specimen name={t("failed")}>
          <PartRegion
            part={{ state: "failed", status: 503, message: ui("unavailableText"), requestId: "01J8ZK3E7" }}
          >
            {() => null}
          </PartRegion>
        </Specimen>
      </div>
    </Section>
  );
}

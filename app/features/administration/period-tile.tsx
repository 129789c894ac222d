import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ChangeShare } from "./change-share";
import { StatTile } from "./stat-tile";
import { changeOf, type PeriodMetric } from "./period-metrics";

interface PeriodTileProps {
  metric: PeriodMetric;
  currency: string;
  /** Whether the previous period's value is shown. */
  compares: boolean;
}

/** A period's figure with its change, linked to its list. */
export function PeriodTile({ metric, currency, compares }: PeriodTileProps) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const formatValue = (value: number | null) => {
    if (value === null) return "–";
    if (metric.kind === "money") return formatMoney(value, currency, language);
    if (metric.kind === "count") return formatNumber(value, language);
    return formatNumber(value, language, { style: "percent", maximumFractionDigits: 2 });
  };
  return (
    <StatTile
      label={t(metric.name)}
      to={metric.to}
      trend={metric.trend}
      value={
        <bdi suppressHydrationWarning className="figures">
          {formatValue(metric.value)}
        </bdi>
      }
    >
      {compares && (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <ChangeShare
            share={changeOf(metric)}
            isJudged={metric.name !== "cashBack" && metric.name !== "paid"}
          />
          <bdi suppressHydrationWarning>{t("before", { value: formatValue(metric.before) })}</bdi>
        </span>
      )}
    </StatTile>
  );
}

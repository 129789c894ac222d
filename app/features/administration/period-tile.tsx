import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ChangeShare } from "./change-share";
import { FigureTile } from "./figure-tile";
import { changeOf, type PeriodFigure } from "./period-figures";

interface PeriodTileProps {
  figure: PeriodFigure;
  currency: string;
  /** Whether the previous period's value is shown. */
  compares: boolean;
}

/** A period's figure with its change, linked to its list. */
export function PeriodTile({ figure, currency, compares }: PeriodTileProps) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const formatValue = (value: number | null) => {
    if (value === null) return "–";
    if (figure.kind === "money") return formatMoney(value, currency, language);
    if (figure.kind === "count") return formatNumber(value, language);
    return formatNumber(value, language, { style: "percent", maximumFractionDigits: 2 });
  };
  return (
    <FigureTile
      label={t(figure.name)}
      to={figure.to}
      trend={figure.trend}
      value={
        <bdi suppressHydrationWarning className="figures">
          {formatValue(figure.value)}
        </bdi>
      }
    >
      {compares && (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <ChangeShare
            share={changeOf(figure)}
            isJudged={figure.name !== "cashBack" && figure.name !== "paid"}
          />
          <bdi suppressHydrationWarning>{t("before", { value: formatValue(figure.before) })}</bdi>
        </span>
      )}
    </FigureTile>
  );
}

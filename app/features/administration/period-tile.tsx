import { classNames } from "~/components/ui/class-names";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { FigureTile } from "./figure-tile";
import { changeOf, type PeriodFigure } from "./period-figures";

interface PeriodTileProps {
  figure: PeriodFigure;
  currency: string;
  /** Beside it, what it was in the period before. */
  compares: boolean;
}

/** A figure of a period, leading to its list, with how it changed. */
export function PeriodTile({ figure, currency, compares }: PeriodTileProps) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const write = (value: number | null) => {
    if (value === null) return "–";
    if (figure.kind === "money") return formatMoney(value, currency, language);
    if (figure.kind === "count") return formatNumber(value, language);
    return formatNumber(value, language, { style: "percent", maximumFractionDigits: 2 });
  };
  return (
    <FigureTile
      label={t(figure.name)}
      to={figure.to}
      course={figure.course}
      value={
        <bdi suppressHydrationWarning className="figures">
          {write(figure.value)}
        </bdi>
      }
    >
      {compares && (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Change share={changeOf(figure)} isJudged={figure.name !== "cashBack" && figure.name !== "paid"} />
          <bdi suppressHydrationWarning>{t("before", { value: write(figure.before) })}</bdi>
        </span>
      )}
    </FigureTile>
  );
}

/** More of what is owed or paid is neither good nor bad. */
function Change({ share, isJudged }: { share: number | null; isJudged: boolean }) {
  const language = useLanguage();
  if (share === null) return null;
  const text = formatNumber(share, language, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return (
    <bdi
      suppressHydrationWarning
      className={classNames(
        "figures font-semibold",
        isJudged && share > 0 && "text-success",
        isJudged && share < 0 && "text-danger",
      )}
    >
      {text}
    </bdi>
  );
}

import { TrendingDown, TrendingUp } from "lucide-react";
import { classNames } from "~/components/ui/class-names";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { Period } from "./periods";

interface TrendProps {
  /** The relative change: 0.12 is an increase of 12 %. */
  change: number;
  /** The period of the comparison. */
  period?: Period;
  /** Whether a decrease is an improvement, as for returns and complaints. */
  isLowerBetter?: boolean;
  /** Omits the words if a heading already states the comparison. */
  isShort?: boolean;
}

/** Renders the trend of a figure with sign, arrow and words. The color adds no information. */
export function Trend({ change, period = "week", isLowerBetter = false, isShort = false }: TrendProps) {
  const t = useTranslation("demo-widgets");
  const language = useLanguage();
  const isUp = change >= 0;
  const Arrow = isUp ? TrendingUp : TrendingDown;
  const percent = formatNumber(change, language, { style: "percent", signDisplay: "always" });
  return (
    <p
      className={classNames(
        "flex flex-wrap items-center gap-x-1.5 text-sm",
        isUp === isLowerBetter ? "text-danger" : "text-success",
      )}
    >
      <Arrow aria-hidden className="directional size-4 shrink-0" />
      <bdi className="figures font-semibold" suppressHydrationWarning>
        {percent}
      </bdi>
      <span className={isShort ? "sr-only" : undefined}>{t(isUp ? `more_${period}` : `less_${period}`)}</span>
    </p>
  );
}

import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { FoldSummary } from "~/components/ui/fold-summary";
import { type EarnedPoint, EarnedChart } from "~/features/cash-back/earned-chart";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import type { HomePeriod } from "./cards";
import { LiveCard } from "./live-card";

interface EarnedCardProps {
  part: PagePart<EarnedPoint>;
  period: HomePeriod;
  hidden: boolean;
}

/** A chart of the cash back over time with its total and average. On phones the chart is collapsed. */
export function EarnedCard({ part: initial, period, hidden }: EarnedCardProps) {
  const t = useTranslation("home");
  const title = t(`earnedTitle_${period}`);
  return (
    <LiveCard name="earned" title={title} part={initial} period={period}>
      {(part, menu) => (
        <Card
          title={title}
          subtitle={part.state === "loaded" && !hidden && <Sum earned={part.data} />}
          actions={menu}
        >
          <PartRegion part={part}>
            {(summary) => (
              <details className="group unfold-from-sm">
                <FoldSummary label={t("showChart")} className="text-sm text-muted" />
                <div className="mt-2">
                  <EarnedChart summary={summary} title={title} hidden={hidden} />
                </div>
              </details>
            )}
          </PartRegion>
        </Card>
      )}
    </LiveCard>
  );
}

function Sum({ earned: { parts, currency } }: { earned: EarnedPoint }) {
  const t = useTranslation("home");
  const language = useLanguage();
  const total = parts.reduce((sum, { earned }) => sum + earned, 0);
  const average = Math.round(total / Math.max(1, parts.length));
  const money = (amount: number) => moneyInText(amount, currency, language);
  return (
    <span className="figures">
      <span suppressHydrationWarning className="inline-block">
        {t("earnedTotal", { total: money(total) })}
      </span>{" "}
      <span suppressHydrationWarning className="inline-block">
        {t("earnedAverage", { average: money(average) })}
      </span>
    </span>
  );
}

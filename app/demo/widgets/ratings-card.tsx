import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ProgressRows } from "../cards/progress-rows";
import { StarRow } from "../cards/star-row";

const ratings = [124, 40, 12, 7, 2];
const total = ratings.reduce((sum, count) => sum + count, 0);
const mean = ratings.reduce((sum, count, index) => sum + count * (5 - index), 0) / total;

/** Renders the number of ratings for each number of stars. */
export function RatingsCard() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 });
  return (
    <Card title={t("ratings")} subtitle={t("ratingsText", { count: total, number: formatCount(total) })}>
      <div className="mb-4 flex items-center gap-3">
        <span className="figures text-3xl font-bold">{formatCount(mean)}</span>
        <StarRow stars={Math.round(mean)} />
      </div>
      <ProgressRows
        rows={ratings.map((count, index) => ({
          label: t("star", { number: 5 - index }),
          percent: (100 * count) / total,
          text: formatCount(count),
        }))}
      />
    </Card>
  );
}

import type { getReviewStats } from "#contract/reviews/admin-reviews.ts";
import type { CallData } from "#contract/calls/call.ts";
import { Chart } from "~/components/chart/chart";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { RatingSummary } from "~/features/reviews/rating-summary";
import { adminReviewsPath } from "~/features/shop-admin/shop-admin-paths";
import { formatBasisPoints, formatDate, formatNumber } from "~/i18n/format";
import { ZoneNote } from "~/components/ui/zone-note";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Shows the average rating and figures about the reviews of the last seven days. */
export function ReviewStats({ stats }: { stats: CallData<typeof getReviewStats> }) {
  const t = useTranslation("review-admin");
  const language = useLanguage();
  const { pending, week, ...rating } = stats;
  const number = (value: number) => formatNumber(value, language);
  const facts = [
    {
      label: t("weekNew"),
      value: (
        <span suppressHydrationWarning>
          {number(week.count)}{" "}
          <span className="text-sm font-normal text-muted">{t("weekBefore", { count: week.before })}</span>
        </span>
      ),
    },
    {
      label: t("positive"),
      value: (
        <bdi suppressHydrationWarning>
          {week.positive === null ? "–" : formatBasisPoints(week.positive, language)}
        </bdi>
      ),
    },
    {
      label: t("waiting"),
      value: (
        <LocalizedLink
          to={`${adminReviewsPath}?f.state=pending`}
          className="text-primary hover:underline"
          suppressHydrationWarning
        >
          {number(pending)}
        </LocalizedLink>
      ),
    },
  ];
  const points = week.days.map(({ day, count }) => ({
    label: formatDate(day, language, "shortWeekday"),
    value: count,
  }));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card
        title={t("totalTitle")}
        actions={<Badge tone="info">{t("thisWeek", { count: week.count })}</Badge>}
      >
        <RatingSummary rating={rating} />
      </Card>
      <Card title={t("weekTitle")}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Facts facts={facts} />
          <Chart title={t("weekNew")} points={points} format={number} />
        </div>
        <ZoneNote className="mt-4" />
      </Card>
    </div>
  );
}

import type { ShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { Donut } from "~/components/chart/donut";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { clicksPath } from "~/features/administration/overview-links";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** The pages where members clicked, each linked to its clicks. */
export function Sources({ dashboard: { sources, looked, period } }: { dashboard: ShopDashboard }) {
  const t = useTranslation("shop-dashboard");
  const clicks = useTranslation("clicks");
  const language = useLanguage();
  const count = looked.clicks;
  return (
    <Card title={t("sources")} subtitle={t(looked.isAll ? "sourcesText" : "sourcesLatest", { count })}>
      {count === 0 ? (
        <EmptyState picture="search" title={t("noClicks")} />
      ) : (
        <Donut
          title={t("sources")}
          whole={t("clicks")}
          slices={sources.map(({ source, clicks: value }) => ({
            key: source,
            label: (
              <LocalizedLink to={clicksPath(period, { source })} className="text-primary hover:underline">
                {clicks(`source_${source}`)}
              </LocalizedLink>
            ),
            value,
          }))}
          format={(value) => formatNumber(value, language)}
          formatShare={(share) =>
            formatNumber(share, language, { style: "percent", maximumFractionDigits: 0 })
          }
        />
      )}
    </Card>
  );
}

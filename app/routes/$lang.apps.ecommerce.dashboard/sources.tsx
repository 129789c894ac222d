import type { ShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { Card } from "~/components/ui/card";
import { clicksPath } from "~/features/administration/overview-links";
import { ShareBars } from "~/features/administration/share-bars";
import { useTranslation } from "~/i18n/use-translation";

/** Lists the pages on which members clicked, each with a link to its clicks. */
export function Sources({ dashboard: { sources, looked, period } }: { dashboard: ShopDashboard }) {
  const t = useTranslation("shop-dashboard");
  const clicks = useTranslation("clicks");
  const count = looked.clicks;
  return (
    <Card title={t("sources")} subtitle={t(looked.isAll ? "sourcesText" : "sourcesLatest", { count })}>
      <ShareBars
        empty={t("noClicks")}
        rows={sources.map(({ source, clicks: number }) => ({
          id: source,
          name: clicks(`source_${source}`),
          count: number,
          to: clicksPath(period, { source }),
        }))}
      />
    </Card>
  );
}

import type { Overview } from "#contract/overview/admin-overview.ts";
import { Donut, maxSlices } from "~/components/chart/donut";
import { Card } from "~/components/ui/card";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The stores' shares of the period's commission. */
export function StoreShares({ overview: { stores, figures, currency } }: { overview: Overview }) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const first = stores.slice(0, maxSlices - 1);
  const rest = figures.commission - first.reduce((sum, { commission }) => sum + commission, 0);
  if (figures.commission <= 0) return null;
  return (
    <Card title={t("sharesTitle")}>
      <Donut
        title={t("sharesTitle")}
        whole={t("commission")}
        slices={[
          ...first.map(({ slug, name, commission }) => ({
            key: slug,
            label: <bdi>{name}</bdi>,
            value: commission,
          })),
          { key: "", label: t("otherStores"), value: rest },
        ]}
        format={(value) => formatMoney(value, currency, language)}
        formatShare={(share) => formatNumber(share, language, { style: "percent", maximumFractionDigits: 0 })}
      />
    </Card>
  );
}

import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { countryName } from "~/i18n/country-name";
import { LinkTabs } from "../kits/link-tabs";
import { shipments } from "../widgets/work-data";
import { orderTabs } from "../widgets/toggles";
import { RouteCard } from "./route-card";

/** Renders orders between countries, grouped by progress. */
export function OrdersCard({ orders }: { orders: (typeof orderTabs)[number] }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  return (
    <RouteCard
      title={t("orders")}
      labels={{ sender: t("sender"), receiver: t("receiver") }}
      tabs={
        <LinkTabs
          label={t("orders")}
          name="orders"
          current={orders}
          tabs={orderTabs.map((value) => ({ value, label: t(`orders_${value}`) }))}
        />
      }
      shipments={shipments[orders].map(({ from, to, ...people }) => ({
        ...people,
        from: countryName(from, language),
        to: countryName(to, language),
      }))}
    />
  );
}

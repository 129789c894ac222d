import { useLoaderData } from "react-router";
import { formatBasisPoints, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { deliveryIcons } from "../cards/delivery-icons";
import { DonutCard } from "../cards/donut-card";
import { ListCard } from "../cards/list-card";
import { OrdersCard } from "../cards/orders-card";
import { deliveryCauses } from "../widgets/chart-data";
import { performance } from "./dashboard-data";
import type { loader } from "./dashboard.server";

/** Renders the logistics cards further down the page: performance, exceptions and orders. */
export function MoreDashboardCards() {
  const t = useTranslation("demo-logistics");
  const cards = useTranslation("demo-cards");
  const language = useLanguage();
  const { orders } = useLoaderData<typeof loader>();
  const change = (share: number) =>
    `${share < 0 ? "−" : "+"}${formatBasisPoints(Math.abs(share) * 10_000, language)}`;
  return (
    <>
      <ListCard
        title={t("performance")}
        rows={performance.map(({ name, value, change: share }) => ({
          icon: deliveryIcons[name],
          title: t(`performance_${name}`),
          note: change(share),
          value: formatNumber(value, language),
        }))}
      />
      <DonutCard
        title={cards("exceptions")}
        parts={deliveryCauses.map(({ name, value }) => ({ label: cards(`cause_${name}`), value }))}
      />
      <OrdersCard orders={orders} />
    </>
  );
}

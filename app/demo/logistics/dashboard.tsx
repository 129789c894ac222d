import { useLoaderData } from "react-router";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { formatBasisPoints, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DonutCard } from "../cards/donut-card";
import { ListCard } from "../cards/list-card";
import { OrdersCard } from "../cards/orders-card";
import { StatCard } from "../cards/stat-card";
import { DemoScreen } from "../kits/demo-screen";
import { deliveryCauses } from "../widgets/chart-figures";
import { performance, stats } from "./dashboard-figures";
import type { loader } from "./dashboard.server";
import { OverviewCard } from "./overview-card";
import { ShipmentsCard } from "./shipments-card";
import { useVehicleColumns } from "./vehicle-columns";

/** What a fleet does today: figures, shipments by month, orders by country, and the vehicles on their way. */
export function LogisticsDashboard() {
  const t = useTranslation("demo-logistics");
  const cards = useTranslation("demo-cards");
  const language = useLanguage();
  const { month, orders, state, specification, rows, paging, ...data } = useLoaderData<typeof loader>();
  const change = (share: number) =>
    `${share < 0 ? "−" : "+"}${formatBasisPoints(Math.abs(share) * 10_000, language)}`;
  return (
    <DemoScreen title={t("title")} subtitle={t("lead")}>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {stats.map(({ name, ...stat }) => (
          <StatCard key={name} label={t(`stat_${name}`)} {...stat} />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <OverviewCard />
        <ShipmentsCard month={month} shipments={data.shipments} kept={[["orders", orders]]} />
        <ListCard
          title={t("performance")}
          rows={performance.map(({ name, value, change: share }) => ({
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
      </div>
      <Card title={t("vehicles")} padded={false}>
        <DataTable
          label={t("vehicles")}
          columns={useVehicleColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ id }) => id}
          specification={specification}
          state={state}
          paging={paging}
          empty={<EmptyState picture="search" title={t("vehicles")} text={t("noVehicles")} />}
        />
      </Card>
    </DemoScreen>
  );
}

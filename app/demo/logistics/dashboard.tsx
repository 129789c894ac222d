import { Clock, Route, TriangleAlert, Truck } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { StatCard } from "../cards/stat-card";
import { DemoScreen } from "../kits/demo-screen";
import { stats } from "./dashboard-figures";
import type { loader } from "./dashboard.server";
import { OverviewCard } from "./overview-card";
import { ShipmentsCard } from "./shipments-card";
import { useVehicleColumns } from "./vehicle-columns";

// Below the window: they need not be there before the first cards can be used.
const Further = lazy(async () => ({ default: (await import("./dashboard-further")).DashboardFurther }));

const vehicleSigns = {
  onRoute: { icon: Truck, tone: "primary" },
  broken: { icon: TriangleAlert, tone: "danger" },
  deviated: { icon: Route, tone: "warning" },
  late: { icon: Clock, tone: "info" },
} as const;

/** What a fleet does today: figures, shipments by month, orders by country, and the vehicles on their way. */
export function LogisticsDashboard() {
  const t = useTranslation("demo-logistics");
  const { month, orders, state, specification, rows, paging, ...data } = useLoaderData<typeof loader>();
  return (
    <DemoScreen title={t("title")} subtitle={t("lead")}>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {stats.map(({ name, ...stat }) => (
          <StatCard key={name} label={t(`stat_${name}`)} {...vehicleSigns[name]} {...stat} />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <OverviewCard />
        <ShipmentsCard month={month} shipments={data.shipments} kept={[["orders", orders]]} />
        <Suspense>
          <Further />
        </Suspense>
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

import { Clock, Route, TriangleAlert, Truck } from "lucide-react";
import { useLoaderData } from "react-router";
import { lazyPart } from "~/components/lazy/lazy-part";
import { useTranslation } from "~/i18n/use-translation";
import { StatCard } from "../cards/stat-card";
import { DemoScreen } from "../kits/demo-screen";
import { ResetDemo } from "../kits/reset-demo";
import { stats } from "./dashboard-data";
import type { loader } from "./dashboard.server";
import { ShipmentsCard } from "./shipments-card";

// Loaded separately, so that the first cards can be used earlier.
const OverviewCard = lazyPart(async () => (await import("./overview-card")).OverviewCard);
const BelowFold = lazyPart(async () => (await import("./more-dashboard-cards")).MoreDashboardCards);
const VehiclesCard = lazyPart(async () => (await import("./vehicles-card")).VehiclesCard);

const vehicleSigns = {
  onRoute: { icon: Truck, tone: "primary" },
  broken: { icon: TriangleAlert, tone: "danger" },
  deviated: { icon: Route, tone: "warning" },
  late: { icon: Clock, tone: "info" },
} as const;

/** Renders the state of a fleet: figures, shipments by month, orders by country, and the vehicles en route. */
export function LogisticsDashboard() {
  const t = useTranslation("demo-logistics");
  const { month, orders, shipments, isChanged } = useLoaderData<typeof loader>();
  return (
    <DemoScreen title={t("title")} subtitle={t("lead")}>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {stats.map(({ name, ...stat }) => (
          <StatCard key={name} label={t(`stat_${name}`)} {...vehicleSigns[name]} {...stat} />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <OverviewCard />
        <ShipmentsCard month={month} shipments={shipments} otherParameters={[["orders", orders]]} />
        <BelowFold />
      </div>
      <VehiclesCard />
      {isChanged && <ResetDemo />}
    </DemoScreen>
  );
}

import { lazyModule } from "~/components/lazy/lazy-module";
import type { PlotModule } from "../kits/charts/chart-card";
import { ChartsScreen } from "../kits/charts/charts-screen";
import { rechartsCharts } from "./recharts-charts";

const library = { name: "Recharts", address: "https://recharts.github.io/en-US/api" };
const plotModule: PlotModule = lazyModule(() => import("./recharts-plot"));

/** Renders six kinds of charts with Recharts, which also draws the product's own charts. */
export function RechartsScreen() {
  return <ChartsScreen library={library} charts={rechartsCharts} plotModule={plotModule} />;
}

import { lazyModule } from "~/components/lazy/lazy-module";
import type { PlotModule } from "../kits/charts/chart-card";
import { ChartsScreen } from "../kits/charts/charts-screen";
import { apexCharts } from "./apex-charts";

const library = { name: "ApexCharts", address: "https://apexcharts.com/docs/installation/" };
const plotModule: PlotModule = lazyModule(() => import("./apex-plot"));

/** Renders ten kinds of charts with ApexCharts. */
export function ApexScreen() {
  return <ChartsScreen library={library} charts={apexCharts} plotModule={plotModule} />;
}

import { ChartsScreen } from "../kits/charts/charts-screen";
import { apexCharts } from "./apex-charts";

const library = { name: "ApexCharts", address: "https://apexcharts.com/docs/installation/" };
const load = () => import("./apex-plot");

/** Ten kinds of charts by ApexCharts. */
export function ApexScreen() {
  return <ChartsScreen library={library} charts={apexCharts} load={load} />;
}

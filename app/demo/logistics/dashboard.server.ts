import type { LoaderFunctionArgs } from "react-router";
import type { TableSpecification } from "~/components/data-table/table-specification";
import { readTableState } from "~/components/data-table/url-state";
import { sortedPage } from "../sorted-page";
import { orderTabs } from "../widgets/toggles";
import { months, shipmentsOf } from "./dashboard-figures";
import { vehicles } from "./vehicles";

/** What the list of vehicles understands in the address; the rest of the page is in it as well. */
const specification: TableSpecification = {
  sorts: ["id", "from", "to", "progress"],
  sizes: [5, 10, 25],
  keep: ["month", "orders"],
};

/** The month, the tab and the page of vehicles the address asks for. */
export function loader({ url }: LoaderFunctionArgs) {
  const asked = Number(url.searchParams.get("month"));
  const month = Number.isInteger(asked) && asked >= 1 && asked <= months ? asked : 1;
  const state = readTableState(url.searchParams, specification);
  return {
    month,
    orders: orderTabs.find((tab) => tab === url.searchParams.get("orders")) ?? orderTabs[0],
    shipments: shipmentsOf(month),
    specification,
    state,
    ...sortedPage(vehicles, state),
  };
}

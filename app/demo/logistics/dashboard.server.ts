import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { TableSpecification } from "~/components/data-table/table-specification";
import { readTableState } from "~/components/data-table/url-state";
import { getTranslation } from "~/i18n/i18n.server";
import { readChosenRows, addChosenRows } from "../chosen-rows.server";
import { sortedPage } from "../sorted-page";
import { isDemoChanged } from "../store.server";
import { orderTabs } from "../widgets/toggles";
import { months, shipmentsOf } from "./dashboard-data";
import { vehicles } from "./vehicles";

/** The URL parameters of the list of vehicles. Its links keep the parameters of the other cards. */
const specification: TableSpecification = {
  sorts: ["id", "from", "to", "progress"],
  sizes: [5, 10, 25],
  keep: ["month", "orders"],
};

const place = "vehicles";

/** Loads the month, the tab and the page of vehicles in the URL. */
export async function loader({ request, url }: LoaderFunctionArgs) {
  const requestedMonth = Number(url.searchParams.get("month"));
  const month =
    Number.isInteger(requestedMonth) && requestedMonth >= 1 && requestedMonth <= months ? requestedMonth : 1;
  const state = readTableState(url.searchParams, specification);
  const clearedIds = await readChosenRows(request, place);
  const currentVehicles = vehicles.map((vehicle) =>
    clearedIds.includes(vehicle.id) ? { ...vehicle, warning: "none" as const } : vehicle,
  );
  return {
    month,
    orders: orderTabs.find((tab) => tab === url.searchParams.get("orders")) ?? orderTabs[0],
    shipments: shipmentsOf(month),
    specification,
    state,
    isChanged: await isDemoChanged(request),
    ...sortedPage(currentVehicles, state),
  };
}

/** Clears the warnings of the chosen vehicles for this visitor, or resets the whole demo. */
export async function action(args: ActionFunctionArgs) {
  const t = getTranslation(args.context, "demo-logistics");
  return await addChosenRows(args, {
    place,
    isRow: (id) => vehicles.some((vehicle) => vehicle.id === id),
    emptyMessage: t("noneChosen"),
    successMessage: (number) => t("cleared", { number }),
  });
}

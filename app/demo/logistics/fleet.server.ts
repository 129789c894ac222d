import type { LoaderFunctionArgs } from "react-router";
import { map, placeOnMap } from "./map.server";
import { fleet } from "./vehicles";

/** The map, the vehicles on it, and which of them the address opens: the first, unless it says another or none. */
export function loader({ url }: LoaderFunctionArgs) {
  const vehicleId = url.searchParams.get("vehicle");
  const open = vehicleId === null ? fleet[0]?.id : fleet.find(({ id }) => id === vehicleId)?.id;
  return {
    map,
    open: open ?? null,
    vehicles: fleet.map((vehicle) => ({ ...vehicle, ...placeOnMap(vehicle.at) })),
  };
}

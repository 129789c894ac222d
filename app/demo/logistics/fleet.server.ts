import type { LoaderFunctionArgs } from "react-router";
import { map, placeOnMap } from "./map.server";
import { fleet } from "./vehicles";

/**
 * Loads the map, its vehicles and the ID of the open one: the first by default, and none if the URL names an
 * unknown one.
 */
export function loader({ url }: LoaderFunctionArgs) {
  const vehicleId = url.searchParams.get("vehicle");
  const open = vehicleId === null ? fleet[0]?.id : fleet.find(({ id }) => id === vehicleId)?.id;
  return {
    map,
    open: open ?? null,
    vehicles: fleet.map((vehicle) => ({ ...vehicle, ...placeOnMap(vehicle.at) })),
  };
}

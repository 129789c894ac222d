import type { LoaderFunctionArgs } from "react-router";
import { map, placeOnMap } from "./map.server";
import { fleet } from "./vehicles";

/**
 * Loads the map, its vehicles and the id of the selected vehicle: by default the first one, and none if the
 * URL contains an unknown id.
 */
export function loader({ url }: LoaderFunctionArgs) {
  const vehicleId = url.searchParams.get("vehicle");
  const selectedId = vehicleId === null ? fleet[0]?.id : fleet.find(({ id }) => id === vehicleId)?.id;
  return {
    map,
    open: selectedId ?? null,
    vehicles: fleet.map((vehicle) => ({ ...vehicle, ...placeOnMap(vehicle.at) })),
  };
}

import { useLoaderData } from "react-router";
import type { loader } from "./fleet.server";

/** Returns the data of the fleet page. */
export function useFleet() {
  return useLoaderData<typeof loader>();
}

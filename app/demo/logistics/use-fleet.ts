import { useLoaderData } from "react-router";
import type { loader } from "./fleet.server";

/** What the page of the fleet shows. */
export function useFleet() {
  return useLoaderData<typeof loader>();
}

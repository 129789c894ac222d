import { exportNetworks, listNetworks } from "#contract/networks/admin-networks.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The list of all networks, sorted by name. */
export const networks = listScreen(listNetworks, {
  file: { call: exportNetworks, name: "networks", path: "/apps/details/networks" },
});

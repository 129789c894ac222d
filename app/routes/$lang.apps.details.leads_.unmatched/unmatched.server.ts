import { listNetworkNames } from "#contract/roles/admin-names.ts";
import { listPostbacks } from "#contract/networks/admin-postbacks.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** Reports that weren't credited, latest first. */
export const unmatched = listScreen(listPostbacks, {
  without: ["state"],
  names: { network: listNetworkNames },
  always: { state: "quarantined" },
});

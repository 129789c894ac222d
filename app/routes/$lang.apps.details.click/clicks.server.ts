import { adminListClicks, exportClicks } from "#contract/clicks/admin-clicks.ts";
import { listNetworkNames, listStoreNames } from "#contract/roles/admin-names.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The list of all clicks. */
export const clicks = listScreen(adminListClicks, {
  file: { call: exportClicks, name: "clicks", path: "/apps/details/click" },
  keep: ["tail"],
  chips: ["country"],
  optionCalls: { store: listStoreNames, network: listNetworkNames },
});

import { listNetworkNames, listStoreNames } from "#contract/roles/admin-names.ts";
import { adminListOffers, exportOffers } from "#contract/offers/admin-offers.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The list of all offers, newest first. */
export const offers = listScreen(adminListOffers, {
  file: { call: exportOffers, name: "offers", path: "/apps/details/cash-offers" },
  optionCalls: { store: listStoreNames, network: listNetworkNames },
});

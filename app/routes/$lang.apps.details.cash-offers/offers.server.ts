import { adminListOffers, exportOffers } from "#contract/admin-offers.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** All offers, newest first. Other screens link to those of one store. */
export const offers = listScreen(adminListOffers, {
  file: { call: exportOffers, name: "offers", path: "/apps/details/cash-offers" },
  linked: ["store"],
});

import { listPurchases } from "#contract/cash-back/cash-back.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { statesOf } from "~/components/ui/tone";
import { leadTones } from "~/features/cash-back/lead-states";

/** A member's purchases, newest first, with tabs by state. */
export const purchases = listScreen(listPurchases, {
  choices: { state: statesOf(leadTones) },
  linked: ["state"],
  names: { store: null },
});

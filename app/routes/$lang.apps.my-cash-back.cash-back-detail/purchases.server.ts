import { listPurchases } from "#contract/cash-back.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { leadStates } from "~/features/cash-back/lead-states";

/** A member's purchases, newest first; the states are tabs. */
export const purchases = listScreen(listPurchases, {
  choices: { state: leadStates },
  linked: ["state"],
  names: { store: null },
});

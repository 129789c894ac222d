import { listWalletEvents } from "#contract/wallet.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The events of a member's balance, newest first. */
export const events = listScreen(listWalletEvents);

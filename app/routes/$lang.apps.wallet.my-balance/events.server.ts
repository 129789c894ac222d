import { listWalletEvents } from "#contract/wallet.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** What happened to a member's balance, newest first. */
export const events = listScreen(listWalletEvents);

import { listWalletEntries } from "#contract/wallet.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** A member's ledger entries, newest first. */
export const entries = listScreen(listWalletEntries);

import { listWalletEvents } from "#contract/wallet/wallet.ts";
import { exportWalletItems, listWalletItems } from "#contract/wallet/wallet-items.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { accountingParameter, balancePath } from "./addresses";

/**
 * The list of a member's transactions, newest first. All entries of a purchase, withdrawal or order are one
 * transaction.
 */
export const statement = listScreen(listWalletItems, {
  file: { call: exportWalletItems, name: "transactions", path: balancePath },
  linked: ["direction"],
});

/** The list of events that changed a member's balance, newest first. */
export const events = listScreen(listWalletEvents, { keep: [accountingParameter] });

import { listWalletEvents } from "#contract/wallet/wallet.ts";
import { exportWalletItems, listWalletItems } from "#contract/wallet/wallet-items.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { accountingParameter, balancePath } from "./addresses";

/** A member's statement, newest first: one row for everything that was booked for one thing. */
export const statement = listScreen(listWalletItems, {
  file: { call: exportWalletItems, name: "transactions", path: balancePath },
  linked: ["direction"],
});

/** The events of a member's balance, newest first: one row for each booking. */
export const events = listScreen(listWalletEvents, { keep: [accountingParameter] });

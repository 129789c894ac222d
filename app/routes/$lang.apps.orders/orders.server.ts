import { listShopOrders } from "#contract/shop/shop.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** A member's orders, newest first. */
export const orders = listScreen(listShopOrders);

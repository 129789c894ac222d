import { z } from "zod";
import { adminOrder } from "./admin-shop-orders.ts";
import { defineCall } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, defineOne, period, searchText } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { notificationSettings } from "../notifications/notification-settings.ts";
import { payoutMethod } from "../withdrawals/payout-methods.ts";

/** A member as a customer of the shop. Amounts are in minor units. */
export const shopCustomer = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Two letters; `null` if unknown. */
  country: z.string().nullable(),
  /** The number of all orders. */
  orders: z.int().nonnegative(),
  currency,
  /** The sum of the orders, without failed and refunded ones. */
  spent: minorUnits,
  lastOrderAt: instant,
});
export type ShopCustomer = z.infer<typeof shopCustomer>;

/**
 * By the sum or number of orders, or by the time of the last order. The prefix `-` sorts in descending order.
 */
export const customerSorts = ["-spent", "spent", "-orders", "orders", "-last", "last"] as const;

export const adminListCustomers = defineList("/v1/admin/shop/customers", {
  permission: "shop.read",
  summary: "List the members who bought in the shop, latest order first by default",
  filters: {
    /** The range of days of the last order. */
    ...period,
    /** Part of a name or an email address. */
    q: searchText,
    sort: z.enum(customerSorts).default("-last"),
  },
  row: shopCustomer,
});
export const exportCustomers = defineExport(adminListCustomers, {
  summary: "Export the shop's customers as CSV",
});

export const customerDetails = shopCustomer.extend({
  lastOrderAt: instant.nullable(),
  joinedAt: instant,
  /** The latest orders, at most ten. */
  latest: z.array(adminOrder),
});
export type CustomerDetails = z.infer<typeof customerDetails>;
export const adminGetCustomer = defineOne(adminListCustomers, {
  summary: "Retrieve a member with their shop orders, if any",
  data: customerDetails,
});

/** A member's contact details and payout methods. */
export const customerContact = z.object({
  country: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Account details are masked. */
  methods: z.array(payoutMethod),
  notifications: notificationSettings,
});
export type CustomerContact = z.infer<typeof customerContact>;
export const adminGetCustomerContact = defineCall("GET", "/v1/admin/shop/customers/{id}/contact", {
  permission: "users.read",
  summary: "Retrieve a member's country, phone number, masked payout methods and notification settings",
  data: customerContact,
});

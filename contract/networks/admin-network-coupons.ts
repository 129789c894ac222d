import { z } from "zod";
import { bulkRejection, chosenIds, selectedIds } from "../calls/bulk.ts";
import { defineCall } from "../calls/call.ts";
import { anyOf, defineList, defineOne, searchText } from "../calls/list.ts";
import { couponWorths } from "../coupons/coupon-limits.ts";
import { rateValue } from "../offers/offers.ts";
import { storeSlug } from "../stores/stores.ts";
import { id, instant } from "../text/identifiers.ts";
import { networkCouponSteps } from "./network-coupon-steps.ts";
import { programmeStates } from "./programme-states.ts";

/** The content of a network's coupon. Amounts are in minor units of the product's currency. */
const content = z.object({
  title: z.string(),
  terms: z.string(),
  code: z.string().nullable(),
  /** A page of the store; used if it is on the store's own site. */
  link: z.string().nullable(),
  worthKind: z.enum(couponWorths),
  worth: rateValue,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
});

/** A coupon that a network's API lists, for admins. Its states are those of programmes. */
export const networkCoupon = content.extend({
  id,
  network: z.object({ key: z.string(), name: z.string() }),
  /** The coupon's id at the network. */
  coupon: z.string(),
  /** The network's id of the coupon's programme. */
  programme: z.string(),
  currency: z.string(),
  state: z.enum(programmeStates),
  /** The store of the programme; `null` until an offer was created from the programme. */
  store: z.object({ slug: storeSlug, name: z.string() }).nullable(),
  /** The product's coupon that was created from the network's coupon, with its current values. */
  made: content.extend({ id, isEnded: z.boolean() }).nullable(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  changedAt: instant,
  /** Since when the coupon has been missing from the network's lists; `null` while they contain it. */
  missingSince: instant.nullable(),
});
export type NetworkCoupon = z.infer<typeof networkCoupon>;

export const listNetworkCoupons = defineList("/v1/admin/network-coupons", {
  permission: "networks.read",
  summary: "List the coupons of networks, most recently changed first",
  filters: {
    network: z.string().max(64).optional(),
    state: anyOf(z.enum(programmeStates)),
    /** Restricts the list to these coupons, for a bulk action. */
    ids: selectedIds,
    /** Part of a title or a code. */
    q: searchText,
  },
  row: networkCoupon,
});
export const getNetworkCoupon = defineOne(listNetworkCoupons, { summary: "Retrieve a network's coupon" });

/**
 * Decides on several coupons: `accept` creates coupons from new ones and updates those whose source changed,
 * `review` leaves the existing coupons as they are. Each is decided on in a transaction of its own and has
 * its own result.
 */
export const decideOnNetworkCoupons = defineCall("POST", "/v1/admin/network-coupons/decide", {
  permission: "offers.write",
  summary: "Accept, ignore, restore or review up to 100 coupons of networks",
  body: z.object({ ids: chosenIds, step: z.enum(networkCouponSteps) }),
  data: z.object({ done: z.array(networkCoupon), refused: z.array(bulkRejection) }),
  idempotencyKey: "optional",
});

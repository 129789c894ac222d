import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, searchText } from "../calls/list.ts";
import { coupon, couponVotes, storeSlug, storeTile } from "../stores/stores.ts";

/** A coupon with its store. */
export const listedCoupon = coupon.extend({
  store: storeTile.pick({ slug: true, name: true, logo: true, category: true }),
});
export type ListedCoupon = z.infer<typeof listedCoupon>;

export const listCoupons = defineList("/v1/coupons", {
  summary: "List the current coupons, largest savings first; public",
  filters: {
    /** Part of a title or a code. A store's page shows all of its coupons and has no search. */
    q: searchText,
  },
  row: listedCoupon,
});

/** The number of coupons in the list of new ones. */
export const maxNewCoupons = 50;

export const listNewCoupons = defineCall("GET", "/v1/new-coupons", {
  summary: `List the ${maxNewCoupons} latest current coupons, newest first; public`,
  data: z.array(listedCoupon.extend({ startsAt: instant })).max(maxNewCoupons),
});

export const listOwnVotes = defineCall("GET", "/v1/stores/{slug}/coupon-votes", {
  summary: "List my votes on a store's coupons",
  params: z.object({ slug: storeSlug }),
  data: z.array(z.object({ coupon: id, worked: z.boolean() })),
});
export const voteOnCoupon = defineCall("PUT", "/v1/coupons/{id}/vote", {
  summary: "Vote on whether a coupon worked; `null` removes the vote",
  body: z.object({ worked: z.boolean().nullable() }),
  data: couponVotes,
});

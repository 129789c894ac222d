import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { defineList, defineOne } from "../calls/list.ts";
import { clickAddress } from "../clicks/clicks.ts";
import { currency, minorUnits } from "../money/money.ts";
import { referralCode } from "../referrals/referral-code.ts";
import { store, storeTile } from "../stores/stores.ts";
import { id, instant } from "../text/identifiers.ts";
import { linkCode } from "./link-code.ts";
import { maxActiveLinks, maxLinkedAddress } from "./link-limits.ts";

const linkedAddress = z
  .url({ protocol: /^https$/, error: "link_address_invalid" })
  .max(maxLinkedAddress, "link_address_invalid");

const linkedStore = storeTile.pick({ slug: true, name: true, logo: true, category: true });

/**
 * A member's link to a page of a store, with the numbers of clicks and purchases made through it by visitors
 * who aren't signed in.
 */
export const sharedLink = z.object({
  id,
  code: linkCode,
  store: linkedStore,
  /** The page that the link leads to, on the store's own site. */
  address: z.string(),
  /** Whether the link works. `store_stopped`: the store no longer takes members' links. */
  state: z.enum(["active", "off", "store_stopped"]),
  createdAt: instant,
  clicks: z.int().nonnegative(),
  /** The number of purchases, without rejected and reversed ones. */
  purchases: z.int().nonnegative(),
  /** The cash back of these purchases, whatever their state, in minor units. */
  earned: minorUnits.nonnegative(),
  currency,
});
export type SharedLink = z.infer<typeof sharedLink>;

export const listSharedLinks = defineList("/v1/links", {
  summary: "List my links to stores' pages, newest first",
  filters: {},
  row: sharedLink,
});
export const getSharedLink = defineOne(listSharedLinks, { summary: "Retrieve one of my links" });

/** Repeating the call returns the same link. */
export const createSharedLink = defineCall("POST", "/v1/links", {
  summary: `Create a link to a store's page (up to ${maxActiveLinks}); 422 unless the store takes members' links`,
  body: z.object({ address: linkedAddress }),
  data: sharedLink,
  status: 201,
});

/** Repeating the call changes nothing. */
export const setSharedLinkState = defineCall("PUT", "/v1/links/{id}/state", {
  summary: "Turn one of my links off, or on again",
  body: z.object({ isActive: z.boolean() }),
  data: sharedLink,
});

const codeParams = z.object({ code: linkCode });

/** An active link as shown to the public. Only the referral code identifies its owner. */
export const followedLink = z.object({
  code: linkCode,
  store: linkedStore,
  /** The host of the page. */
  host: z.string(),
  /** The cash back for members without a special rate. */
  cashBack: storeTile.shape.cashBack,
  shopping: store.shape.shopping,
  /** The owner's referral code. Members who register with it count as the owner's friends. */
  referral: referralCode,
});
export type FollowedLink = z.infer<typeof followedLink>;

export const getFollowedLink = defineCall("GET", "/v1/shared-links/{code}", {
  summary: "Retrieve what a shared link leads to; 404 if it is off or unknown; public",
  params: codeParams,
  data: followedLink,
});

/** For visitors; members who are signed in use `createClick` and earn the cash back themselves. */
export const followSharedLink = defineCall("POST", "/v1/shared-links/{code}/clicks", {
  summary: "Follow a shared link without an account; purchases count for its owner; public",
  params: codeParams,
  data: z.object({ store: linkedStore, url: clickAddress }),
  status: 201,
  idempotencyKey: "required",
});
export type FollowedClick = z.infer<typeof followSharedLink.data>;

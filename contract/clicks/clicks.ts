import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList } from "../calls/list.ts";
import { storeOffer, storeSlug, storeTile } from "../stores/stores.ts";
import { linkCode } from "../shared-links/link-code.ts";
import { plainText } from "../text/text.ts";

/** The target of a click. Only `http` and `https` are allowed, because browsers are redirected to it. */
export const clickAddress = z.url({ protocol: /^https?$/ }).max(4096);

/** A new click: the address of the store and the promised terms. */
export const createdClick = z.object({
  id,
  store: storeTile.pick({ slug: true, name: true, logo: true, category: true }),
  /** The network's name. */
  network: z.string(),
  url: clickAddress,
  /** The terms in force at the click. */
  offer: storeOffer,
  createdAt: instant,
  /** Purchases after this time aren't credited. */
  expiresAt: instant,
});
export type CreatedClick = z.infer<typeof createdClick>;

export const createClick = defineCall("POST", "/v1/clicks", {
  summary: "Create a click on a store's current offer; 409 if the store has no offer or is paused",
  body: z.object({
    store: storeSlug,
    /** A coupon of the store that has a link. The click leads to that link if the network supports it. */
    coupon: id.optional(),
    /** The code of a member's link to one of the store's pages. The click leads to that page. */
    link: linkCode.optional(),
    /** The page that contained the link to the store. */
    referrer: plainText.max(500).optional(),
    /** The browser's time zone. Only the country derived from it is stored. */
    timeZone: plainText.max(64).optional(),
  }),
  data: createdClick,
  status: 201,
  idempotencyKey: "required",
});

export const click = createdClick
  .pick({ id: true, store: true, network: true, createdAt: true, expiresAt: true })
  .extend({
    /** The time of the first report of a purchase. */
    trackedAt: instant.nullable(),
  });
export type Click = z.infer<typeof click>;

export const listClicks = defineList("/v1/clicks", {
  summary: "List my clicks, newest first",
  filters: { store: storeSlug.optional() },
  row: click,
});

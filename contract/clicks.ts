import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, instant } from "./identifiers.ts";
import { defineList } from "./list.ts";
import { storeOffer, storeSlug, storeTile } from "./stores.ts";
import { plainText } from "./text.ts";

/** Where a click goes. Never anything but a page of the web: it becomes an address browsers follow. */
export const clickAddress = z.url({ protocol: /^https?$/ }).max(4096);

/** A click just made: the way to the store, and what was promised with it. */
export const madeClick = z.object({
  id,
  store: storeTile.pick({ slug: true, name: true, logo: true, category: true }),
  /** The network's name. */
  network: z.string(),
  url: clickAddress,
  /** The terms in force. */
  offer: storeOffer,
  createdAt: instant,
  /** Purchases after this credit no member. */
  expiresAt: instant,
});
export type MadeClick = z.infer<typeof madeClick>;

export const createClick = defineCall("POST", "/v1/clicks", {
  summary: "Makes a click on what a store offers now; refused with 409 where it offers nothing or is paused",
  body: z.object({
    store: storeSlug,
    /** A coupon of the store with a link: the click leads there, where the network can. */
    coupon: id.optional(),
    /** The page that led here. */
    referrer: plainText.max(500).optional(),
    /** The browser's time zone. Its country is kept, where it tells one, and nothing else of it. */
    timeZone: plainText.max(64).optional(),
  }),
  data: madeClick,
  status: 201,
  idempotencyKey: "required",
});

export const click = madeClick
  .pick({ id: true, store: true, network: true, createdAt: true, expiresAt: true })
  .extend({
    /** When its first purchase was reported. */
    trackedAt: instant.nullable(),
  });
export type Click = z.infer<typeof click>;

export const listClicks = defineList("/v1/clicks", {
  summary: "The caller's clicks, newest first",
  filters: { store: storeSlug.optional() },
  row: click,
});

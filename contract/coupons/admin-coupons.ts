import { z } from "zod";
import { maxSelected, bulkRejection, selectedIds } from "../calls/bulk.ts";
import { defineCall } from "../calls/call.ts";
import { couponKinds, couponSorts, couponWorths, maxCouponFileLength } from "./coupon-limits.ts";
import { defineExport } from "../calls/export.ts";
import { boundedInstant, id, instant } from "../text/identifiers.ts";
import { anyOf, defineList, defineOne, searchText } from "../calls/list.ts";
import { currency } from "../money/money.ts";
import { offerState } from "../offers/admin-offers.ts";
import { couponVotes, storeSlug } from "../stores/stores.ts";
import { rateValue } from "../offers/offers.ts";
import { plainText, textByLanguage } from "../text/text.ts";

const version = z.int().positive();
const title = plainText.trim().max(120, "coupon_title_invalid");

/** A coupon code: visible characters of any script, with single spaces between them. Stored unchanged. */
export const couponCode = z
  .string()
  .regex(/^(?! )(?!.* $)(?!.*\ufffd)[\p{L}\p{M}\p{N}\p{P}\p{S} ]{2,40}$/u, "coupon_code_invalid");
/** A page on the store's own site. */
export const couponLink = z.url({ protocol: /^https$/, error: "coupon_link_invalid" }).max(500);

/**
 * Returns `false` if a text contains U+FFFD, which replaces letters when a file is read in the wrong
 * encoding.
 */
function hasNoReplacementCharacter(texts: Partial<Record<string, string>>): boolean {
  return Object.values(texts).every((text) => !text?.includes("\ufffd"));
}

const conditions = z.object({
  /** A coupon has a code or a link, but not both. If it has neither, the deal is on the store's page. */
  code: couponCode.nullable(),
  link: couponLink.nullable(),
  title: z.object({
    en: title.min(3, "coupon_title_invalid"),
    fr: title.optional(),
    ar: title.optional(),
  }),
  terms: textByLanguage,
  worthKind: z.enum(couponWorths),
  /** The discount in basis points with up to two decimals, or in minor units; 0 if `worthKind` is `none`. */
  worth: rateValue,
  endsAt: instant.nullable(),
});

/** A coupon for admins. */
export const adminCoupon = conditions.extend({
  id,
  /** Incremented by every change. A change names the version it is based on. */
  version,
  state: offerState,
  kind: z.enum(couponKinds),
  store: z.object({ slug: storeSlug, name: z.string() }),
  currency,
  startsAt: instant,
  votes: couponVotes,
  /** The network, if the coupon was created from one of its coupons; `null` if an admin entered the coupon. */
  source: z.object({ key: z.string(), name: z.string() }).nullable(),
  createdAt: instant,
});
export type AdminCoupon = z.infer<typeof adminCoupon>;

export const adminListCoupons = defineList("/v1/admin/coupons", {
  permission: "offers.read",
  summary: "List all coupons, newest first by default",
  filters: {
    state: anyOf(offerState),
    kind: z.enum(couponKinds).optional(),
    store: storeSlug.optional(),
    /** Restricts the list to these coupons, for a bulk action. */
    ids: selectedIds,
    /** Part of a title, a code or the store's name. */
    q: searchText,
    sort: z.enum(couponSorts).optional(),
  },
  row: adminCoupon,
});
export const exportCoupons = defineExport(adminListCoupons, { summary: "Export the coupons as CSV" });
export const adminGetCoupon = defineOne(adminListCoupons, { summary: "Retrieve a coupon" });

/**
 * The new values of a coupon. If `startsAt` is `null`, the coupon starts now, or keeps its start if it has
 * already started.
 */
const couponInput = conditions.extend({
  startsAt: boundedInstant.nullable(),
  title: conditions.shape.title.refine(hasNoReplacementCharacter, "coupon_title_invalid"),
  terms: conditions.shape.terms.refine(hasNoReplacementCharacter, "coupon_terms_invalid"),
});
export type CouponRequest = z.infer<typeof couponInput>;
export const createCoupon = defineCall("POST", "/v1/admin/coupons", {
  permission: "offers.write",
  summary: "Create a coupon that starts now or at a later time",
  body: couponInput.extend({ store: storeSlug }),
  data: adminCoupon,
  status: 201,
  idempotencyKey: "optional",
});
export const changeCoupon = defineCall("PUT", "/v1/admin/coupons/{id}", {
  permission: "offers.write",
  summary: "Update a coupon; refused if it has changed since `version`",
  body: couponInput.extend({ version }),
  data: adminCoupon,
  idempotencyKey: "optional",
});
/** Ends several coupons. Each is changed in a transaction of its own and has its own result. */
export const endCoupons = defineCall("POST", "/v1/admin/coupons/end", {
  permission: "offers.write",
  summary: "End up to 100 coupons now; cancels those that haven't started",
  body: z.object({ coupons: z.array(z.object({ id, version })).min(1).max(maxSelected) }),
  data: z.object({ done: z.array(adminCoupon), refused: z.array(bulkRejection) }),
  idempotencyKey: "optional",
});
export const importCoupons = defineCall("POST", "/v1/admin/coupons/import", {
  permission: "offers.write",
  summary:
    "Import coupons from a CSV file; if any line is invalid, imports none and returns the invalid lines",
  body: z.object({ content: plainText.max(maxCouponFileLength) }),
  data: z.object({
    created: z.int(),
    refused: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
  idempotencyKey: "optional",
});

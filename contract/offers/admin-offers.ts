import { z } from "zod";
import { maxSelected, bulkRejection, selectedIds } from "../calls/bulk.ts";
import { defineCall, defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { boundedInstant, id, instant } from "../text/identifiers.ts";
import { defineList, defineOne, searchText } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { networkId } from "../networks/networks.ts";
import { hasWholeAmounts, offerBoost, offerConditions, offerTier, recordedOffer } from "./offers.ts";
import { storeCategory, storeSlug } from "../stores/stores.ts";
import { plainText } from "../text/text.ts";

/** Derived from the current time: an offer runs from its start until its end. */
export const offerStates = ["scheduled", "running", "ended"] as const;
export const offerState = z.enum(offerStates);
export type OfferState = z.infer<typeof offerState>;

export const maxTiers = 12;

/** The maximum number of other stores that get a new offer's terms. */
export const maxOtherStores = 49;

const networkStatus = z.enum(["active", "paused"]);
const networkKey = plainText.max(64);
const version = z.int().positive();

/**
 * An offer in the admins' list. Rates and commission are of the kind in `rateKind`; amounts are in minor units
 * of `currency`.
 */
export const adminOffer = offerConditions.omit({ terms: true, exclusions: true }).extend({
  id,
  /** Incremented by every change. A change names the version it is based on. */
  version,
  state: offerState,
  store: z.object({ slug: storeSlug, name: z.string() }),
  network: z.object({ key: networkKey, name: z.string(), status: networkStatus }),
  currency,
  /** The part of a boost's budget that its clicks reserve, in minor units. */
  promised: minorUnits.nonnegative().optional(),
  /** The number of clicks of the last 30 days. */
  clicks: z.int().nonnegative(),
  /** The commission of purchases made through these clicks, without rejected and reversed ones. */
  earned: minorUnits,
  /** `earned` per click, rounded half up; `null` without clicks. */
  earnedPerClick: minorUnits.nullable(),
  createdAt: instant,
});
export type AdminOffer = z.infer<typeof adminOffer>;

/** A store that can have an offer, with the data of its tile. */
export const offerStore = z.object({
  slug: storeSlug,
  name: z.string(),
  logo: z.string().nullable(),
  category: storeCategory,
});
export type OfferStore = z.infer<typeof offerStore>;

/** One version of an offer: its values after a change, and who made the change. */
export const offerChange = recordedOffer.extend({
  version,
  at: instant,
  /** `null` if no admin made the change. */
  by: z.object({ id, name: z.string() }).nullable(),
});
export type OfferChange = z.infer<typeof offerChange>;

/** The maximum number of versions listed. Earlier ones are in the activity log. */
export const maxChangesListed = 50;

export const offerDetails = adminOffer.extend({
  ...offerConditions.pick({ terms: true, exclusions: true }).shape,
  store: offerStore,
  /**
   * Other offers of the store that run at the same time. Of overlapping offers, the one that starts last
   * applies.
   */
  overlaps: z.array(z.object({ id, network: z.string(), startsAt: instant, endsAt: instant.nullable() })),
  /** The offer's versions, newest first. */
  changes: z.array(offerChange).max(maxChangesListed),
});
export type OfferDetails = z.infer<typeof offerDetails>;

export const offerSorts = ["start", "-start", "rate", "-rate"] as const;

export const adminListOffers = defineList("/v1/admin/offers", {
  permission: "offers.read",
  summary: "List all offers, newest first by default; by rate, percentages sort above flat amounts",
  filters: {
    state: offerState.optional(),
    store: storeSlug.optional(),
    network: networkKey.optional(),
    /** Restricts the list to these offers, for a bulk action. */
    ids: selectedIds,
    /** Part of a store's name. */
    q: searchText,
    sort: z.enum(offerSorts).optional(),
  },
  row: adminOffer,
});

export const exportOffers = defineExport(adminListOffers, { summary: "Export the offers as CSV" });

export const adminOfferChoices = defineCall("GET", "/v1/admin/offers/choices", {
  permission: "offers.read",
  summary: "List the stores and networks an offer can be created for, by name",
  data: z.object({
    stores: z.array(offerStore),
    networks: z.array(z.object({ key: networkKey, name: z.string(), status: networkStatus })),
    currency,
  }),
});

export const adminGetOffer = defineOne(adminListOffers, {
  summary: "Retrieve an offer with its versions, newest first",
  data: offerDetails,
});

/** The new values of an offer. An error names the input, such as `tiers.1.rate`. */
export const offerRequest = offerConditions.extend({
  tiers: z.array(offerTier).max(maxTiers),
  /** If `null`, the offer starts now, or keeps its start if it has already started. */
  startsAt: boundedInstant.nullable(),
  /** Unchanged if absent. */
  programme: networkId.nullable().optional(),
  /** Unchanged if absent. A boost must have an end, and a boost with a budget must also have a cap. */
  boost: offerBoost.nullable().optional(),
  /** Allows an overlap with another offer of the store. */
  acceptOverlap: z.boolean().default(false),
});
export type OfferRequest = z.infer<typeof offerRequest>;

/** Requires step-up for a programme's own link, which decides where clicks lead. */
export const createOffer = defineCall("POST", "/v1/admin/offers", {
  permission: "offers.write",
  stepUp: "conditional",
  summary: "Create an offer that starts now or at a later time, for one store or for several",
  body: offerRequest
    .extend({
      store: storeSlug,
      network: networkKey,
      /**
       * Other stores for which an offer with the same terms and budget is created: for all of them, or for none
       * if one fails. Each new offer has the programme of the store's last offer at the network.
       */
      otherStores: z.array(storeSlug).max(maxOtherStores).default([]),
    })
    .refine(hasWholeAmounts, { path: ["rate"] }),
  data: offerDetails,
  status: 201,
  idempotencyKey: "optional",
});
export const changeOffer = defineCall("PUT", "/v1/admin/offers/{id}", {
  permission: "offers.write",
  stepUp: "conditional",
  summary: "Update an offer; earlier clicks keep the version they were made with",
  body: offerRequest.extend({ version }).refine(hasWholeAmounts, { path: ["rate"] }),
  data: offerDetails,
  idempotencyKey: "optional",
});
export const endOffer = defineStep("/v1/admin/offers/{id}/end", {
  permission: "offers.write",
  summary: "End an offer now or at a later time; cancels an offer that hasn't started",
  body: z.object({
    version,
    /** The time at which the offer ends. `null` ends it immediately. */
    at: boundedInstant.nullable(),
  }),
  data: offerDetails,
});

/**
 * Takes an action on several offers. Each is changed in a transaction of its own and has its own result; one
 * that changed after its `version` is refused. If the request is repeated with the same idempotency key,
 * successful offers return their first result and refused ones are tried again.
 */
export const decideOffers = defineCall("POST", "/v1/admin/offers/bulk", {
  permission: "offers.write",
  summary: "End up to 100 offers now; cancels those that haven't started",
  body: z.object({
    offers: z.array(z.object({ id, version })).min(1).max(maxSelected),
    decision: z.object({ step: z.literal("end") }),
  }),
  data: z.object({ done: z.array(offerDetails), refused: z.array(bulkRejection) }),
  idempotencyKey: "optional",
});

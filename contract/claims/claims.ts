import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { boundedDay, day, id, instant } from "../text/identifiers.ts";
import { defineList } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { storeCategory, storeSlug } from "../stores/stores.ts";
import { plainText } from "../text/text.ts";
import { comparableOrder } from "../text/input/order-reference.ts";

/** The states of a claim for a purchase that was never reported. */
export const claimStates = ["sent", "with_store", "accepted", "refused"] as const;
export const claimState = z.enum(claimStates);
export type ClaimState = z.infer<typeof claimState>;

/** The allowed file types of a proof, detected from the content. */
export const proofTypes = ["image/jpeg", "image/png", "application/pdf"] as const;
export const proofType = z.enum(proofTypes);
export type ProofType = z.infer<typeof proofType>;

/** The maximum size of a proof in bytes. */
export const maxProofSize = 5 * 1024 * 1024;
/** The maximum size of a request with a proof, in bytes. Base64 encodes three bytes as four characters. */
export const maxClaimBodySize = 7 * 1024 * 1024;

const store = z.object({
  slug: storeSlug,
  name: z.string(),
  /** A path on the provider's host. */
  logo: z.string().nullable(),
  category: storeCategory,
});

/** A claim as shown to the member who made it. Amounts are in minor units. */
export const claim = z.object({
  id,
  store,
  orderNumber: z.string(),
  orderedOn: day,
  orderAmount: minorUnits,
  currency,
  state: claimState,
  /** An admin's message to the member. */
  reason: z.string().nullable(),
  /** The purchase that was created from the claim. */
  purchaseId: id.nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type Claim = z.infer<typeof claim>;

/** A click to a store that led to no tracked purchase. */
export const claimableClick = z.object({
  id,
  store,
  at: instant,
  /** The time from which the click can be claimed. Before it, the store may still report the purchase. */
  claimableFrom: instant,
});
export type ClaimableClick = z.infer<typeof claimableClick>;

export const orderNumber = plainText
  .trim()
  .min(1, "order_number_invalid")
  .max(64, "order_number_invalid")
  .refine((text) => comparableOrder(text) !== "", "order_number_invalid");

// Checks the text in a single pass. The usual pattern for base64 would backtrack over megabytes of text.
const base64 = z.string().refine((text) => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text));

export const listClaims = defineList("/v1/cash-back/claims", {
  summary: "List my claims for unreported purchases, newest first",
  filters: { state: claimState.optional() },
  row: claim,
});
export const listClaimable = defineCall("GET", "/v1/cash-back/claimable", {
  summary: "List my visits of the last 90 days without a purchase or an open claim, newest first",
  data: z.array(claimableClick).max(100),
  /** The currency of order amounts. */
  meta: z.object({ currency }),
});
export const sendClaim = defineCall("POST", "/v1/cash-back/claims", {
  summary: "Create a claim for an unreported purchase, with a proof: JPEG, PNG or PDF up to 5 MB",
  body: z.object({
    clickId: id,
    orderNumber,
    orderedOn: boundedDay,
    orderAmount: minorUnits.positive("amount_not_positive"),
    proof: base64,
  }),
  data: claim,
  status: 201,
  idempotencyKey: "required",
});

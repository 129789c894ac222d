import { z } from "zod";
import { decisionReason } from "../withdrawals/admin-withdrawals.ts";
import { defineCall, stepsOf } from "../calls/call.ts";
import { claim, claimState, proofType } from "./claims.ts";
import { networkClaimStates } from "./network-claim-states.ts";
import { connectorFailures } from "../networks/connector-failures.ts";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { anyOf, defineCounts, defineList, defineOne, searchText, timeOrder } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

export const claimDecisions = ["with-store", "accept", "refuse"] as const;
const claimDecision = z.enum(claimDecisions);
export type ClaimDecision = z.infer<typeof claimDecision>;

/** A claim for the admins who decide it. */
export const adminClaim = claim.extend({
  member: person,
  network: z.object({ key: z.string(), name: z.string() }),
  click: z.object({ id, at: instant }),
  /** The cash back according to the terms of the click, in minor units. */
  cashBack: minorUnits,
  proof: z.object({ contentType: proofType, bytes: z.int() }),
  /** The admin who made the last decision. */
  decidedBy: person.nullable(),
  /** The decisions the current admin can make now; empty for the admin's own claim. */
  decisions: z.array(claimDecision),
});
export type AdminClaim = z.infer<typeof adminClaim>;

/** A purchase or another claim with the same or a similar order number. */
const relatedOrder = z.object({
  kind: z.enum(["purchase", "claim"]),
  id,
  /** `same`: the same number, possibly spelled differently. `similar`: a person has to compare them. */
  relation: z.enum(["same", "similar"]),
  orderNumber: z.string().nullable(),
  orderAmount: minorUnits,
  currency,
  at: instant,
  member: person,
});
export type RelatedOrder = z.infer<typeof relatedOrder>;

/** The state of a claim at the network's API. */
const networkClaim = z.object({
  state: z.enum(networkClaimStates),
  /** The claim's id at the network. */
  reference: z.string().nullable(),
  /** Why the network declined or refused the claim, in the network's words. */
  reason: z.string().nullable(),
  /** Why the last attempt failed, while the claim waits for the next one. */
  failure: z.enum(connectorFailures).nullable(),
  requestedAt: instant,
  attemptedAt: instant.nullable(),
  answeredAt: instant.nullable(),
});
export type NetworkClaim = z.infer<typeof networkClaim>;

/** A single claim, with purchases and other claims that may be about the same order. */
const claimDetails = adminClaim.extend({
  related: z.array(relatedOrder),
  /** `null` if the claim wasn't sent to the network's API. */
  networkClaim: networkClaim.nullable(),
  /** Whether the current admin can send the claim to the network's API. */
  isSendable: z.boolean(),
});
export type ClaimDetails = z.infer<typeof claimDetails>;

export const adminListClaims = defineList("/v1/admin/claims", {
  permission: "claims.read",
  summary: "List all claims, oldest first by default",
  filters: {
    state: anyOf(claimState),
    /** Part of an order number, a member's name or email. */
    q: searchText,
    order: timeOrder.default("oldest"),
  },
  row: adminClaim,
});
export const exportClaims = defineExport(adminListClaims, { summary: "Export the claims as CSV" });
export const claimCounts = defineCounts(
  adminListClaims,
  claimState.options,
  "The claims in each state, up to 1,000",
);
export const adminGetClaim = defineOne(adminListClaims, {
  summary: "Retrieve a claim with the purchases and claims that may belong to the same order",
  data: claimDetails,
});
export const getClaimProof = defineCall("GET", "/v1/admin/claims/{id}/proof", {
  permission: "claims.read",
  summary: "Download the proof of a claim in base64; logged",
  data: z.object({ contentType: proofType, content: z.string() }),
});

const step = stepsOf("/v1/admin/claims/{id}", {
  permission: "claims.decide",
  stepUp: true,
  data: adminClaim,
});
export const forwardClaim = step("with-store", { summary: "Record that a claim was forwarded to the store" });
export const sendClaimToNetwork = step("send-to-network", {
  summary: "Send a claim to its network's API; the network's answer is read on schedule",
});
export const acceptClaim = step("accept", {
  summary: "Accept a claim: credits the purchase by the terms of the click; payable after its holding period",
  /** `seen`: ids of similar purchases that the admin has compared with the claim. */
  body: z.object({ seen: z.array(id).max(100) }).nullish(),
});
export const rejectClaim = step("refuse", {
  summary: "Refuse a claim with a reason the member sees",
  body: z.object({ reason: decisionReason }),
});

/** The body of a decision. */
export type ClaimDecisionRequest =
  { action: "with-store" } | { action: "accept"; seen: string[] } | { action: "refuse"; reason: string };

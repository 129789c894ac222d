import { z } from "zod";
import { decisionReason } from "./admin-withdrawals.ts";
import { defineCall, defineStep } from "./call.ts";
import { claim, claimState, proofType } from "./claims.ts";
import { defineExport } from "./export.ts";
import { id, idParams, instant } from "./identifiers.ts";
import { anyOf, defineList, searchText, timeOrder } from "./list.ts";
import { minorUnits } from "./money.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

export const claimDecisions = ["with-store", "accept", "refuse"] as const;
export const claimDecision = z.enum(claimDecisions);
export type ClaimDecision = z.infer<typeof claimDecision>;

/** A claim as those who decide on it see it. */
export const adminClaim = claim.extend({
  member: person,
  network: z.object({ key: z.string(), name: z.string() }),
  click: z.object({ id, at: instant }),
  /** What it comes to by the terms of the click, in minor units. */
  cashBack: minorUnits,
  proof: z.object({ contentType: proofType, bytes: z.int() }),
  /** Who took the last decision. */
  decidedBy: person.nullable(),
  /** What the asking admin can decide now; nothing on an own one. */
  decisions: z.array(claimDecision),
});
export type AdminClaim = z.infer<typeof adminClaim>;

export const adminListClaims = defineList("/v1/admin/claims", {
  permission: "claims.read",
  summary: "All claims, oldest first unless told otherwise",
  filters: {
    state: anyOf(claimState),
    /** Part of an order number, a member's name or e-mail. */
    q: searchText,
    order: timeOrder.default("oldest"),
  },
  row: adminClaim,
});
export const exportClaims = defineExport(adminListClaims, { summary: "The claims as CSV" });
export const adminGetClaim = defineCall("GET", "/v1/admin/claims/{id}", {
  permission: "claims.read",
  summary: "One claim",
  params: idParams,
  data: adminClaim,
});
export const getClaimProof = defineCall("GET", "/v1/admin/claims/{id}/proof", {
  permission: "claims.read",
  summary: "The file that came with a claim, in base64; logged",
  params: idParams,
  data: z.object({ contentType: proofType, content: z.string() }),
});

export const passClaimOn = defineStep("/v1/admin/claims/{id}/with-store", {
  permission: "claims.decide",
  summary: "The store has been asked",
  data: adminClaim,
});
export const acceptClaim = defineStep("/v1/admin/claims/{id}/accept", {
  permission: "claims.decide",
  summary: "Credit the purchase by the terms of the click; it is payable when its holding period is over",
  data: adminClaim,
});
export const refuseClaim = defineStep("/v1/admin/claims/{id}/refuse", {
  permission: "claims.decide",
  summary: "Refuse with a reason the member sees",
  body: z.object({ reason: decisionReason }),
  data: adminClaim,
});

/** A decision as it is asked for. */
export type AskedClaimDecision = { action: "with-store" | "accept" } | { action: "refuse"; reason: string };

import { createHash, randomUUID } from "node:crypto";
import { claim, maxProofSize, type Claim, type ProofType } from "#contract/claims/claims.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { assertWithinLimit, type AmountLimit } from "../../amount-limit.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { sqlStateOf, sqlStates } from "../../database/engine/sql-state.ts";
import { Problem } from "../../problem.ts";
import { once } from "../idempotency/once.ts";
import { claimableSince, claimDays, findOwnClick, type ClaimableRow } from "./clicks.ts";
import { findDayError } from "./order-days.ts";
import { proofTypeOf } from "./proof-type.ts";
import { countOpen, insertClaim, isClaimed, isTracked, lockClaimant } from "./repository.ts";
import { toClaim } from "./view.ts";

const maxOpen = 10;

export interface SentClaim {
  userId: string;
  clickId: string;
  orderNumber: string;
  /** `YYYY-MM-DD`, in the buyer's time zone. */
  orderedOn: string;
  orderAmount: bigint;
  currency: string;
  proof: Uint8Array;
}

/**
 * Creates a member's claim once per idempotency key.
 * @throws Problem 422 with the invalid input, `claim_limit`; 409 `order_already_tracked`; and as `once` does
 */
export async function sendClaim(
  database: Database,
  sent: SentClaim,
  { idempotencyKey, at, limit }: { idempotencyKey: string; at: Date; limit: AmountLimit },
): Promise<Claim> {
  assertWithinLimit(limit, sent.orderAmount, "orderAmount");
  const { userId, proof, orderAmount, ...fields } = sent;
  const proofHash = createHash("sha256").update(proof).digest("hex");
  const body = { ...fields, orderAmount: orderAmount.toString(), proofHash };
  const call = { userId, route: "POST /v1/cash-back/claims", key: idempotencyKey, body, at };
  try {
    return await database.transaction(async (tx) => {
      await lockClaimant(tx, userId);
      return once(tx, call, claim, () => write(tx, sent, at));
    });
  } catch (error) {
    if (sqlStateOf(error) === sqlStates.uniqueViolation) throw fieldError("orderNumber", "claim_duplicate");
    throw error;
  }
}

async function write(tx: Transaction, sent: SentClaim, at: Date): Promise<Claim> {
  const { proof, ...fields } = sent;
  const contentType = checkedType(proof);
  const { click, store } = await claimableClick(tx, sent, at);
  const day = findDayError(sent.orderedOn, click, at);
  if (day) throw fieldError("orderedOn", day.key, day.details);
  const { storeId } = click;
  if (await isTracked(tx, { ...sent, storeId }))
    throw fieldError("orderNumber", "order_already_tracked", {}, 409);
  if (await isClaimed(tx, { ...sent, storeId })) throw fieldError("orderNumber", "claim_duplicate");
  if ((await countOpen(tx, sent.userId)) >= maxOpen)
    throw new Problem(422, "claim_limit", { details: { maximum: maxOpen } });
  const row = { ...fields, id: randomUUID(), storeId, createdAt: at };
  return toClaim({ claim: await insertClaim(tx, row, { contentType, content: proof }), store });
}

function checkedType(proof: Uint8Array): ProofType {
  if (proof.length > maxProofSize) throw fieldError("proof", "proof_too_large");
  const type = proofTypeOf(proof);
  if (!type) throw fieldError("proof", "proof_type_unknown");
  return type;
}

async function claimableClick(
  tx: Transaction,
  { userId, clickId }: SentClaim,
  at: Date,
): Promise<ClaimableRow> {
  const candidate = await findOwnClick(tx, userId, clickId);
  if (!candidate) throw fieldError("clickId", "claim_click_unknown");
  if (candidate.isTaken) throw fieldError("clickId", "claim_click_taken");
  if (candidate.click.createdAt < claimableSince(at))
    throw fieldError("clickId", "claim_too_late", { days: claimDays });
  if (at < candidate.claimableFrom)
    throw fieldError("clickId", "claim_too_early", { from: candidate.claimableFrom.toISOString() });
  return candidate;
}

function fieldError(
  field: string,
  key: ErrorKey,
  details: Record<string, string | number> = {},
  status = 422,
): Problem {
  return new Problem(status, key, { fields: { [field]: [key] }, details });
}

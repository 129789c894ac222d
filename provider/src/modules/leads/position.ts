import type { LeadState } from "#contract/leads/leads.ts";
import type { Move } from "../../ledger/book.ts";

/** A lead's cash back in its member's accounts, in minor units. */
export interface Position {
  pending: bigint;
  available: bigint;
}

export const noPosition: Position = { pending: 0n, available: 0n };

/** Returns the position for a lead's state and cash back. */
export function positionOf({ state, cashBack }: { state: LeadState; cashBack: bigint }): Position {
  if (state === "rejected" || state === "reversed") return noPosition;
  return state === "payable" ? { pending: 0n, available: cashBack } : { pending: cashBack, available: 0n };
}

export const totalOf = ({ pending, available }: Position): bigint => pending + available;

/** Returns the moves from one position to the next; empty if nothing changes. */
export function movesBetween(userId: string, before: Position, after: Position): Move[] {
  const moves: Move[] = [
    { account: { userId, kind: "pending" }, amount: after.pending - before.pending },
    { account: { userId, kind: "available" }, amount: after.available - before.available },
    { account: { system: "networks" }, amount: totalOf(before) - totalOf(after) },
  ];
  return moves.filter(({ amount }) => amount !== 0n);
}

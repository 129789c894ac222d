import type { Transaction } from "../../database/engine/connection.ts";
import { book, Overdraw } from "../../ledger/book.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";
import { findAvailable } from "../withdrawals/repository.ts";
import type { AdjustmentRow } from "./repository.ts";

/**
 * Moves an adjustment's amount between the member's available money and the system's adjustments. Its id is the
 * booking's reference, so it is booked only once.
 * @throws Problem 409 `adjustment_above_available` at `amount`: only a clawback may make the balance negative
 */
export async function bookAdjustment(
  tx: Transaction,
  { id, userId, amount, currency }: Pick<AdjustmentRow, "id" | "userId" | "amount" | "currency">,
  at: Date,
): Promise<void> {
  try {
    await book(tx, {
      kind: "adjustment",
      reference: { type: "adjustment", id },
      currency,
      at,
      moves: [
        { account: { userId, kind: "available" }, amount },
        { account: { system: "adjustments" }, amount: -amount },
      ],
    });
  } catch (error) {
    if (error instanceof Overdraw) throw aboveAvailable(error.balance, currency);
    throw error;
  }
}

/**
 * Refuses an adjustment that would make the available balance negative.
 *
 * @throws Problem 409 as `bookAdjustment` does
 */
export async function assertWithinAvailable(
  tx: Transaction,
  { userId, amount, currency }: Pick<AdjustmentRow, "userId" | "amount" | "currency">,
): Promise<void> {
  const available = await findAvailable(tx, userId, currency);
  if (amount < 0n && available + amount < 0n) throw aboveAvailable(available, currency);
}

function aboveAvailable(balance: bigint, currency: string): Problem {
  return new Problem(409, "adjustment_above_available", {
    fields: { amount: ["adjustment_above_available"] },
    details: { available: toWire(balance > 0n ? balance : 0n), currency },
  });
}

import type { referrals } from "../../database/schema/referral-schema.ts";
import type { Booking } from "../../ledger/book.ts";

type Referral = Pick<typeof referrals.$inferSelect, "id" | "bonus" | "currency">;

interface Receiver {
  userId: string;
  /** 0 for the referrer, 1 for the friend. Each is booked once. */
  occurrence: number;
  at: Date;
}

/** Creates the booking that pays a referral's bonus to one of the two, or reverses it. */
export function bonusBooking(
  kind: "referral_bonus" | "referral_undone",
  { id, bonus, currency }: Referral,
  { userId, occurrence, at }: Receiver,
): Booking {
  const amount = kind === "referral_bonus" ? bonus : -bonus;
  return {
    kind,
    reference: { type: "referral", id, occurrence },
    currency,
    at,
    moves: [
      { account: { system: "bonuses" }, amount: -amount },
      { account: { userId, kind: "available" }, amount },
    ],
  };
}

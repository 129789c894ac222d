import type { referrals } from "../../database/referral-schema.ts";
import type { Booking } from "../../ledger/book.ts";

type Referral = Pick<typeof referrals.$inferSelect, "id" | "bonus" | "currency">;

interface Receiver {
  userId: string;
  /** 0 for who brought a friend, 1 for the friend: each is booked once. */
  occurrence: number;
  at: Date;
}

/** Gives one of the two a referral's bonus, or takes it back. */
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

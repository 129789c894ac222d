import { shareOf } from "../money/share.ts";

/** The fee of a payout method: a flat part in minor units and a share in basis points. */
export interface WithdrawalFee {
  flat: number | bigint;
  basisPoints: number;
}

/** Splits an amount in minor units into fee and net, which always sum to it. The share is rounded half up. */
export function priceWithdrawal(
  amount: bigint,
  { flat, basisPoints }: WithdrawalFee,
): { fee: bigint; net: bigint } {
  const fee = BigInt(flat) + shareOf(amount, basisPoints);
  return { fee, net: amount - fee };
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Returns the day (UTC) by which money requested now should arrive, if it is paid after `payoutSeconds` and
 * then takes up to `maxDays` business days (Monday to Friday).
 */
export function arrivalDay(now: Date, payoutSeconds: number, maxDays: number): string {
  let at = now.getTime() + payoutSeconds * 1000;
  for (let daysLeft = maxDays; daysLeft > 0;) {
    at += dayMilliseconds;
    if (isBusinessDay(at)) daysLeft -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function isBusinessDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

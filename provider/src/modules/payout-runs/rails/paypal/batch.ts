import { z } from "zod";
import { fractionDigits, toMajorUnits } from "#contract/money/minor-units.ts";
import type { FileInput } from "../rail.ts";

/** The part of a stored batch that is needed for later requests. */
export const storedBatch = z.looseObject({
  sender_batch_header: z.looseObject({ sender_batch_id: z.string() }),
});

/** Currencies for which PayPal refuses amounts with decimals, although they have decimals elsewhere. */
const wholeCurrencies = ["HUF", "TWD"];

/** Returns whether PayPal can pay an amount, given in minor units. */
export function isPaypalAmount(net: bigint, currency: string): boolean {
  return !wholeCurrencies.includes(currency) || net % 10n ** BigInt(fractionDigits(currency)) === 0n;
}

/** Returns an amount in the format that PayPal accepts. */
export function paypalAmount(net: bigint, currency: string): string {
  const amount = toMajorUnits(net, currency);
  return wholeCurrencies.includes(currency) ? amount.replace(/\.0+$/, "") : amount;
}

/**
 * Writes the request that sends a run by PayPal's API. `sender_batch_id` is unique to the run, even among
 * installations that share a PayPal account, so PayPal refuses to pay the same run twice.
 */
export function writeBatch({ id, number, currency, payments }: FileInput): string {
  const batch = {
    sender_batch_header: {
      sender_batch_id: `CL${number}-${id}`,
      recipient_type: "EMAIL",
      email_subject: "Your cash back",
    },
    items: payments.map(({ reference, net, details }) => {
      if (details.kind !== "paypal") throw new Error(`${reference} has no PayPal account`);
      return {
        recipient_type: "EMAIL",
        amount: { value: paypalAmount(net, currency), currency },
        receiver: details.email,
        note: `Cash back ${reference}`,
        sender_item_id: reference,
        recipient_wallet: "PAYPAL",
      };
    }),
  };
  return JSON.stringify(batch);
}

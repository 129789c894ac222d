import { z } from "zod";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import type { FileInput } from "../rail.ts";

/** The part of a batch that later requests need. */
export const storedBatch = z.looseObject({
  sender_batch_header: z.looseObject({ sender_batch_id: z.string() }),
});

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
        amount: { value: toMajorUnits(net, currency), currency },
        receiver: details.email,
        note: `Cash back ${reference}`,
        sender_item_id: reference,
        recipient_wallet: "PAYPAL",
      };
    }),
  };
  return JSON.stringify(batch);
}

import { z } from "zod";

/** The maximum number of payments in a batch. */
const maxItems = 15_000;

const item = z.object({
  recipient_type: z.literal("EMAIL"),
  amount: z.object({
    value: z.string().regex(/^(?!0+(\.0+)?$)\d{1,10}(\.\d{1,2})?$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
  receiver: z.email().max(127),
  note: z.string().max(4_000).optional(),
  sender_item_id: z.string().max(63).optional(),
  recipient_wallet: z.enum(["PAYPAL", "VENMO"]).optional(),
});
const batch = z.object({
  sender_batch_header: z.object({
    sender_batch_id: z.string().min(1).max(256),
    email_subject: z.string().max(255).optional(),
    recipient_type: z.literal("EMAIL").optional(),
  }),
  items: z.array(item).min(1).max(maxItems),
});
export type BatchRequest = z.output<typeof batch>;

/** Returns a batch, or the details of PayPal's refusal. */
export function readBatchRequest(
  body: string,
): { batch: BatchRequest } | { details: { field: string; location: "body"; issue: string }[] } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { details: [{ field: "body", location: "body", issue: "MALFORMED_REQUEST_JSON" }] };
  }
  const result = batch.safeParse(json);
  if (result.success) {
    const currencies = new Set(result.data.items.map(({ amount }) => amount.currency));
    if (currencies.size === 1) return { batch: result.data };
    return { details: [{ field: "items", location: "body", issue: "Only one currency is allowed" }] };
  }
  const details = result.error.issues.slice(0, 20).map(({ path, message }) => ({
    field: path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join(""),
    location: "body" as const,
    issue: message,
  }));
  return { details };
}

/** Returns the sum of a batch in hundredths. */
export function sumOf({ items }: BatchRequest): bigint {
  return items.reduce((sum, { amount: { value } }) => {
    const [whole = "0", fraction = ""] = value.split(".");
    return sum + BigInt(whole + fraction.padEnd(2, "0"));
  }, 0n);
}

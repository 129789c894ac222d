import { z } from "zod";
import { emailAddress } from "./auth.ts";
import { defineCall } from "./call.ts";
import { id, instant } from "./identifiers.ts";
import { plainText } from "./text.ts";

export const payoutMethodKind = z.enum(["bank_transfer", "paypal"]);
export type PayoutMethodKind = z.infer<typeof payoutMethodKind>;

/** ISO 13616 check: country, length and the mod-97 remainder. Takes and returns the IBAN without spaces. */
export const iban = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/))
  .refine(hasValidIbanChecksum, { params: { rule: "iban_checksum" } });

function hasValidIbanChecksum(text: string): boolean {
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

export const bankTransferDetails = z.object({
  kind: z.literal("bank_transfer"),
  holder: plainText.trim().min(2).max(70),
  iban,
});
export const paypalDetails = z.object({ kind: z.literal("paypal"), email: emailAddress });
export const payoutDetails = z.discriminatedUnion("kind", [bankTransferDetails, paypalDetails]);
export type PayoutDetails = z.infer<typeof payoutDetails>;

/** A payout method as its owner sees it: the target only masked, e.g. "DE•• •••• 3000". */
export const payoutMethod = z.object({ id, kind: payoutMethodKind, masked: z.string(), createdAt: instant });
export type PayoutMethod = z.infer<typeof payoutMethod>;

export const listPayoutMethods = defineCall("GET", "/v1/payout-methods", {
  summary: "My payout methods",
  data: z.array(payoutMethod),
});
export const addPayoutMethod = defineCall("POST", "/v1/payout-methods", {
  summary: "Add a payout method; asks for the password again",
  body: z.object({ details: payoutDetails, password: z.string().min(1).max(256) }),
  data: payoutMethod,
  status: 201,
  idempotencyKey: "optional",
});
export const removePayoutMethod = defineCall("DELETE", "/v1/payout-methods/{id}", {
  summary: "Remove a payout method",
  data: z.null(),
});

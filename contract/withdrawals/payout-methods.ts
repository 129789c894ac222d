import { z } from "zod";
import { currentPassword, emailAddress } from "../accounts/auth.ts";
import { accountHolder, iban, routingNumber, usAccountNumber } from "../bank/bank-accounts.ts";
import { defineCall } from "../calls/call.ts";
import { methodFailures } from "../payout-runs/run-states.ts";
import { id, instant } from "../text/identifiers.ts";
import { payoutMethodKinds, usAccountTypes } from "./payout-kinds.ts";

export const payoutMethodKind = z.enum(payoutMethodKinds);
export type PayoutMethodKind = z.infer<typeof payoutMethodKind>;

/** The kind of a US account. */
const accountType = z.enum(usAccountTypes);

/** The details of a payout method as a member enters them. */
export const newPayoutDetails = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bank_transfer"), holder: accountHolder, iban }),
  z.object({ kind: z.literal("paypal"), email: emailAddress }),
  z.object({
    kind: z.literal("us_account"),
    holder: accountHolder,
    routingNumber,
    accountNumber: usAccountNumber,
    accountType,
  }),
]);

/** The stored details of a payout method. Details stored before a rule was introduced may break it. */
export const payoutDetails = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bank_transfer"), holder: z.string(), iban: z.string() }),
  z.object({ kind: z.literal("paypal"), email: z.string() }),
  z.object({
    kind: z.literal("us_account"),
    holder: z.string(),
    routingNumber: z.string(),
    accountNumber: z.string(),
    accountType,
  }),
]);
export type PayoutDetails = z.infer<typeof payoutDetails>;

/** A payout method as shown to its owner. The account is masked, for example "DE•• •••• 3000". */
export const payoutMethod = z.object({
  id,
  kind: payoutMethodKind,
  masked: z.string(),
  createdAt: instant,
  /** When the latest withdrawal to this method was requested; absent or `null` before the first. */
  lastUsedAt: instant.nullish(),
  /** Why the method needs correction: it can't be used until it is added again. */
  failure: z.enum(methodFailures).nullish(),
});
export type PayoutMethod = z.infer<typeof payoutMethod>;

export const listPayoutMethods = defineCall("GET", "/v1/payout-methods", {
  summary: "List my payout methods",
  data: z.array(payoutMethod),
});
export const addPayoutMethod = defineCall("POST", "/v1/payout-methods", {
  summary: "Create a payout method; requires the password",
  body: z.object({ details: newPayoutDetails, password: currentPassword }),
  data: payoutMethod,
  status: 201,
  idempotencyKey: "optional",
});
export const removePayoutMethod = defineCall("DELETE", "/v1/payout-methods/{id}", {
  summary: "Remove a payout method",
  data: z.null(),
});

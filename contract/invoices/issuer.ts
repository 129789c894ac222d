import { z } from "zod";
import { readBicOfIban } from "../text/input/bic.ts";
import { emailAddress } from "../accounts/auth.ts";
import {
  optionalAchCompanyId,
  optionalBic,
  optionalIban,
  optionalRoutingNumber,
} from "../bank/bank-accounts.ts";
import type { ErrorKey } from "../calls/error-keys.ts";
import { plainText } from "../text/text.ts";

const line = plainText.trim().max(120);

/** The issuer or recipient of an invoice, as printed. */
export const party = z.object({
  name: line,
  address: plainText.trim().max(400),
  email: z.union([z.literal(""), emailAddress]),
  taxId: line,
});

/**
 * The sender of ACH payments: the routing number of the operator's bank, and the company ID that the bank
 * assigned.
 */
const originator = { achRouting: z.string().optional(), achCompanyId: z.string().optional() };

/** The stored issuer. An issuer stored before the rules of `newIssuer` were introduced may break them. */
export const issuer = party.extend({ bank: line, iban: z.string(), bic: z.string(), ...originator });
export type Issuer = z.infer<typeof issuer>;

/** The issuer before one is entered: all fields are empty. */
export const emptyIssuer: Issuer = {
  name: "",
  address: "",
  email: "",
  taxId: "",
  bank: "",
  iban: "",
  bic: "",
};

/**
 * The issuer as entered by an admin. IBAN and BIC are checked like a member's and have to belong to the same
 * country.
 */
export const newIssuer = issuer
  .extend({
    iban: optionalIban,
    bic: optionalBic,
    achRouting: optionalRoutingNumber,
    achCompanyId: optionalAchCompanyId,
  })
  .superRefine(({ iban, bic }, { addIssue }) => {
    const reading = iban === "" || bic === "" ? null : readBicOfIban(bic, iban);
    if (reading?.ok !== false) return;
    const message = reading.problem satisfies ErrorKey;
    addIssue({ code: "custom", path: ["bic"], message, params: reading.details });
  });

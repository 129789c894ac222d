import { z } from "zod";
import { readAccountHolder } from "../text/input/account-holder.ts";
import { readBic } from "../text/input/bic.ts";
import { readIban } from "../text/input/iban.ts";
import { readAchCompanyId, readRoutingNumber, readUsAccountNumber } from "../text/input/us-account.ts";
import type { ParseResult } from "../text/input/parse-result.ts";
import type { ErrorKey } from "../calls/error-keys.ts";

/** Longer input is refused without parsing it. */
const maxInputLength = 200;

/**
 * Returns the schema of a text field that `read` normalizes and checks. A problem becomes the field's error
 * key, with its details.
 */
function textFieldFor<Problem extends ErrorKey>(read: (text: string) => ParseResult<Problem>) {
  return z
    .string()
    .max(maxInputLength)
    .transform((text, context) => {
      const reading = read(text);
      if (reading.ok) return reading.value;
      context.addIssue({ code: "custom", message: reading.problem, params: reading.details ?? {} });
      return z.NEVER;
    })
    .pipe(z.string());
}

function optionalText<Problem extends ErrorKey>(read: (text: string) => ParseResult<Problem>) {
  return (text: string): ParseResult<Problem> => (text.trim() === "" ? { ok: true, value: "" } : read(text));
}

/** A valid IBAN in capitals, without spaces. */
export const iban = textFieldFor(readIban);
export const accountHolder = textFieldFor(readAccountHolder);
/** A valid routing number of a US bank: nine digits. */
export const routingNumber = textFieldFor(readRoutingNumber);
export const usAccountNumber = textFieldFor(readUsAccountNumber);
/** The operator's own bank details, which may be empty. */
export const optionalIban = textFieldFor(optionalText(readIban));
export const optionalBic = textFieldFor(optionalText(readBic));
/** The operator's identification in ACH files; absent if empty. */
export const optionalRoutingNumber = absentIfEmpty(readRoutingNumber);
export const optionalAchCompanyId = absentIfEmpty(readAchCompanyId);

function absentIfEmpty<Problem extends ErrorKey>(read: (text: string) => ParseResult<Problem>) {
  return textFieldFor(optionalText(read))
    .transform((text) => (text === "" ? undefined : text))
    .optional();
}

import { z } from "zod";
import { readAccountHolder } from "./text-input/account-holder.ts";
import { readBic } from "./text-input/bic.ts";
import { readIban } from "./text-input/iban.ts";
import type { Reading } from "./text-input/reading.ts";
import type { ErrorKey } from "./error-keys.ts";

/** Longer input isn't looked at. */
const longestInput = 200;

/** A text field that is cleaned and checked by `read`; its problem is the error key of the field, with its details. */
function textRead<Problem extends ErrorKey>(read: (text: string) => Reading<Problem>) {
  return z
    .string()
    .max(longestInput)
    .transform((text, context) => {
      const reading = read(text);
      if (reading.ok) return reading.value;
      context.addIssue({ code: "custom", message: reading.problem, params: reading.details ?? {} });
      return z.NEVER;
    })
    .pipe(z.string());
}

function orEmpty<Problem extends ErrorKey>(read: (text: string) => Reading<Problem>) {
  return (text: string): Reading<Problem> => (text.trim() === "" ? { ok: true, value: "" } : read(text));
}

/** An IBAN as `readIban` checks it: in capitals, without spaces. */
export const iban = textRead(readIban);
export const accountHolder = textRead(readAccountHolder);
/** Those of the operator's own account, which may be left empty. */
export const optionalIban = textRead(orEmpty(readIban));
export const optionalBic = textRead(orEmpty(readBic));

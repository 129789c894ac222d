import { z } from "zod";
import { problemText, type TextProblem } from "#contract/text/input/problem-texts.ts";
import type { ParseResult } from "#contract/text/input/parse-result.ts";
import type { Language } from "~/i18n/languages";

/**
 * Returns the schema of a field that is checked by `read` (an IBAN, a BIC, …), with errors in the user's
 * language. The value isn't changed; the provider normalizes it with the same function.
 * @param missing the error for an empty field; without it the field is optional
 */
export function parsedField<Problem extends TextProblem>(
  read: (text: string) => ParseResult<Problem>,
  language: Language,
  missing?: string,
) {
  const field = missing === undefined ? z.string().default("") : z.string({ error: missing });
  return field.superRefine((text, { addIssue }) => {
    const reading = text.trim() === "" && missing === undefined ? null : read(text);
    if (reading?.ok === false)
      addIssue({ code: "custom", message: problemText(language, reading.problem, reading.details) });
  });
}

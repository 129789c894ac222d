import { z } from "zod";
import { problemText, type TextProblem } from "#contract/text-input/problem-texts.ts";
import type { Reading } from "#contract/text-input/reading.ts";
import type { Language } from "~/i18n/languages";

/**
 * The field of a form whose text is checked by `read` (an IBAN, a BIC, …), with what is wrong in the visitor's
 * language. What was typed stays: the provider cleans it by the same function.
 * @param missing the text for a field left empty; without it the field may stay empty
 */
export function readField<Problem extends TextProblem>(
  read: (text: string) => Reading<Problem>,
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

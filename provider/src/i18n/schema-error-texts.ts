import { errorKey } from "#contract/calls/error-keys.ts";
import type { Language } from "../plugins/language.ts";
import { isTextProblem, problemText } from "#contract/text/input/problem-texts.ts";
import { translate } from "./translate.ts";

/**
 * An issue found by a contract schema. Its message may be an error key, with the values for that key's text in
 * `params`.
 */
interface SchemaIssue {
  message?: string | undefined;
  params?: unknown;
}

/** Returns the text of a schema's issue, by default the text of `field_invalid`. */
export function schemaErrorText({ message, params }: SchemaIssue, language: Language): string {
  if (isTextProblem(message))
    return problemText(language, message, params as Record<string, string | number>);
  return translate(language, errorKey.safeParse(message).data ?? "field_invalid");
}

/** Returns the texts of several issues without duplicates. */
export function schemaErrorTexts(issues: SchemaIssue[], language: Language): string[] {
  return [...new Set(issues.map((issue) => schemaErrorText(issue, language)))];
}

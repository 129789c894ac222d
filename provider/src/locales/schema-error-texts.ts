import { errorKey } from "#contract/error-keys.ts";
import type { Language } from "../plugins/language.ts";
import { isTextProblem, problemText } from "#contract/text-input/problem-texts.ts";
import { translate } from "./translate.ts";

/** An issue of a contract schema: its message may be an error key, its `params` the details of a text's reading. */
interface SchemaIssue {
  message?: string | undefined;
  params?: unknown;
}

/** The text of what a contract schema has against an input; `field_invalid` where it gives no error key. */
export function schemaErrorText({ message, params }: SchemaIssue, language: Language): string {
  if (isTextProblem(message))
    return problemText(language, message, params as Record<string, string | number>);
  return translate(language, errorKey.safeParse(message).data ?? "field_invalid");
}

/** The distinct texts of several issues. */
export function schemaErrorTexts(issues: SchemaIssue[], language: Language): string[] {
  return [...new Set(issues.map((issue) => schemaErrorText(issue, language)))];
}

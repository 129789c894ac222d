import type { ErrorKey } from "#contract/error-keys.ts";
import type { Language } from "~/i18n/languages";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { suspensionNotice } from "~/provider-client/suspension-notice";
import type { ProviderError } from "~/provider-client/provider-error";

/** Why the login or registration failed, for its form. */
export interface AuthRefusal {
  key: ErrorKey | undefined;
  /** HTTP status of the page that shows the form again. */
  status: number;
  message: string;
  /** What the form says: the message, and to a suspended member why. */
  formErrors: string[];
  fields: Record<string, string[]> | undefined;
}

/**
 * The server's message, or `Invalid response from server`, or `Login failed`. A refusal is the form's (400)
 * unless the provider asks for patience (429) or did not answer. `otherwise` is what a form says that is not
 * the login's, when the server said nothing.
 */
export function authRefusal(
  error: ProviderError,
  language: Language,
  otherwise = catalogueText(language, "loginFailed"),
): AuthRefusal {
  const isForms = error.kind === "refused" && error.status < 500 && error.status !== 429;
  const message =
    error.kind === "nonsense"
      ? catalogueText(language, "invalidResponse")
      : (error.serverMessage ?? otherwise);
  const status = isForms ? 400 : error.status;
  const suspension = suspensionNotice(error);
  const formErrors = suspension === undefined ? [message] : [message, suspension];
  return { key: error.key, status, message, formErrors, fields: error.fields };
}

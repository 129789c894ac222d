import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { Language } from "~/i18n/languages";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { suspensionNotice } from "~/provider-client/suspension-notice";
import type { ProviderError } from "~/provider-client/provider-error";

/** A refused login or registration, as displayed by its form. */
export interface AuthRejection {
  key: ErrorKey | undefined;
  /** The HTTP status of the page with the form. */
  status: number;
  message: string;
  /** Errors of the whole form: the message and, for a suspended member, the reason. */
  formErrors: string[];
  fields: Record<string, string[]> | undefined;
}

/**
 * Returns a refusal for a login form. If the response was malformed, the message is `Invalid response from
 * server`. Otherwise it is the server's message or, without one, `Login failed`. The status is 400 if the
 * provider refused the input. Otherwise it is the status of the error, for example 429, 5xx, or the one for a
 * missing or malformed response. `otherwise` replaces `Login failed` in forms other than the login.
 */
export function toAuthRejection(
  error: ProviderError,
  language: Language,
  otherwise = catalogueText(language, "loginFailed"),
): AuthRejection {
  const isInputRejected = error.kind === "refused" && error.status < 500 && error.status !== 429;
  const message =
    error.kind === "nonsense"
      ? catalogueText(language, "invalidResponse")
      : (error.serverMessage ?? otherwise);
  const status = isInputRejected ? 400 : error.status;
  const suspension = suspensionNotice(error);
  const formErrors = suspension === undefined ? [message] : [message, suspension];
  return { key: error.key, status, message, formErrors, fields: error.fields };
}

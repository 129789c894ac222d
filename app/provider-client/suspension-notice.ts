import type { ProviderError } from "./provider-error";

/**
 * Returns the reason for the suspension of the user's account, if an admin entered one for the user to read.
 */
export function suspensionNotice({ key, details }: ProviderError): string | undefined {
  const notice = key === "account_suspended" && details?.memberMessage;
  return typeof notice === "string" && notice !== "" ? notice : undefined;
}

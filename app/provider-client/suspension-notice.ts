import type { ProviderError } from "./provider-error";

/** Why the account of who asks is suspended, where somebody wrote it down for its owner. */
export function suspensionNotice({ key, details }: ProviderError): string | undefined {
  const notice = key === "account_suspended" && details?.told;
  return typeof notice === "string" && notice !== "" ? notice : undefined;
}

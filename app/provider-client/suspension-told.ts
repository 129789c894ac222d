import type { ProviderError } from "./provider-error";

/** Why the account of who asks is suspended, where somebody wrote it down for its owner. */
export function suspensionTold({ key, details }: ProviderError): string | undefined {
  const told = key === "account_suspended" && details?.told;
  return typeof told === "string" && told !== "" ? told : undefined;
}

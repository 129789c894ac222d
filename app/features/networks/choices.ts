import type {
  ClickFormat,
  NetworkAuthentication,
  NetworkSignature,
  NetworkStatus,
  PayableRule,
} from "#contract/networks/networks.ts";

// Copied from the contract, because importing its lists would load the schema library in the browser.
export const networkStatuses = ["active", "paused"] as const satisfies readonly NetworkStatus[];
export const authentications = [
  "hmac",
  "signature",
  "token",
] as const satisfies readonly NetworkAuthentication[];
export const payableRules = ["days", "locked", "paid"] as const satisfies readonly PayableRule[];
export const clickFormats = ["uuid", "hex"] as const satisfies readonly ClickFormat[];
export const signatureEncodings = [
  "hex",
  "base64",
  "base64url",
] as const satisfies readonly NetworkSignature["encoding"][];
export const signedContents = [
  "body",
  "time_and_body",
  "query",
] as const satisfies readonly NetworkSignature["content"][];

import type { ClickFormat, NetworkAuthentication, NetworkStatus } from "#contract/networks.ts";

// Written out, as the contract's own lists would bring the schema library into the browser.
export const networkStatuses = ["active", "paused"] as const satisfies readonly NetworkStatus[];
export const authentications = ["hmac", "token"] as const satisfies readonly NetworkAuthentication[];
export const clickFormats = ["uuid", "hex"] as const satisfies readonly ClickFormat[];

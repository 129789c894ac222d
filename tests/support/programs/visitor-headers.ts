import { randomBytes } from "node:crypto";
import { testVariables } from "./provider.ts";

/** What a browser is known by, as the dashboard draws it. */
export const newDevice = () => randomBytes(32).toString("base64url");

/** What the dashboard says of a visitor and vouches for; with another key it is nobody's word. */
export function visitorHeaders(
  address: string,
  device?: string,
  key = testVariables.INTERNAL_KEY,
): Record<string, string> {
  return {
    "x-internal-key": key,
    "x-client-address": address,
    ...(device ? { "x-client-device": device } : {}),
  };
}

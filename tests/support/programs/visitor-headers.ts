import { randomBytes } from "node:crypto";
import { testVariables } from "./provider.ts";

/** Returns a random device id as the dashboard generates it for a browser. */
export const newDevice = () => randomBytes(32).toString("base64url");

/**
 * Returns the headers in which the dashboard describes and signs a visitor. With another key they are untrusted
 * input.
 */
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

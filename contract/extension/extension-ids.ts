import { z } from "zod";

/**
 * The id of an extension: 32 letters from a to p in Chrome and Edge; in Firefox a name like
 * `extension@host` or a UUID in braces.
 */
export const extensionId = z
  .string()
  .max(80)
  .regex(/^(?:[a-p]{32}|[\w.-]{1,40}@[\w.-]{1,39}|\{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\})$/i);

/** Reads a list of extension ids separated by commas. */
export const extensionIds = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(extensionId, "must be a list of extension ids").max(20));

/**
 * Returns the origins of the extensions in Chrome and Edge. Extensions in Firefox have no fixed origin, because
 * each installation gets its own.
 */
export function extensionOrigins(ids: readonly string[]): string[] {
  return ids.filter((id) => /^[a-p]{32}$/.test(id)).map((id) => `chrome-extension://${id}`);
}

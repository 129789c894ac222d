import { z } from "zod";

/** The maximum number of external services for logging in. */
export const maxOpenIdProviders = 5;

/** A service's key in URLs and database tables. It stays the same if the service is renamed. */
export const openIdKey = z
  .string("has an entry without key")
  .regex(/^[a-z][a-z0-9-]{0,31}$/, "has a key that is not made of a-z, 0-9 and -");

/** The part of a service's configuration that both the app and the provider use. */
export const openIdProvider = z.object({
  key: openIdKey,
  /** The name on buttons. */
  name: z
    .string("has an entry without name")
    .trim()
    .min(1, "has an entry without name")
    .max(40, "has a name of more than 40 characters"),
});

/**
 * Returns the schema of the environment variable `OPENID_PROVIDERS`: a JSON list of services, each of which
 * matches `entry`. If the variable isn't set, the list is empty.
 */
export function openIdProviders<Entry extends z.ZodType<{ key: string }>>(entry: Entry) {
  return z
    .string()
    .default("[]")
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // The message doesn't repeat the text, because it contains secrets.
        context.addIssue({ code: "custom", message: "must be a JSON list" });
        return z.NEVER;
      }
    })
    .pipe(
      z
        .array(entry, "must be a JSON list")
        .max(maxOpenIdProviders, `has more than ${maxOpenIdProviders} entries`)
        .refine(
          (list) => new Set(list.map(({ key }) => key)).size === list.length,
          "has two entries with the same key",
        ),
    );
}

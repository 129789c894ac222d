import { z } from "zod";

/** How many outside services people can log in with. */
export const mostOpenIdProviders = 5;

/** The name of a service in addresses and tables; it stays as it is when the service is called something else. */
export const openIdKey = z
  .string("has an entry without key")
  .regex(/^[a-z][a-z0-9-]{0,31}$/, "has a key that is not made of a-z, 0-9 and -");

/** What both programs know of a service. */
export const openIdProvider = z.object({
  key: openIdKey,
  /** As people know it; on buttons. */
  name: z
    .string("has an entry without name")
    .trim()
    .min(1, "has an entry without name")
    .max(40, "has a name of more than 40 characters"),
});

/** The variable `OPENID_PROVIDERS`: a JSON list of services, each of `entry`; empty when nothing is given. */
export function openIdProviders<Entry extends z.ZodType<{ key: string }>>(entry: Entry) {
  return z
    .string()
    .default("[]")
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // Nothing of the text is repeated: it holds secrets.
        context.addIssue({ code: "custom", message: "must be a JSON list" });
        return z.NEVER;
      }
    })
    .pipe(
      z
        .array(entry, "must be a JSON list")
        .max(mostOpenIdProviders, `has more than ${mostOpenIdProviders} entries`)
        .refine(
          (list) => new Set(list.map(({ key }) => key)).size === list.length,
          "has two entries with the same key",
        ),
    );
}

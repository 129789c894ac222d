import { z } from "zod";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";

/** The schema of a confirmation's rows, which are repeated inputs of one name. */
export function chosenOf<One extends z.ZodType>(one: One, least = 1) {
  return z.preprocess((value) => [value ?? []].flat(), z.array(one).min(least).max(maxSelected));
}

/**
 * A row as written by `BulkForm`: its id and the version that was shown, in one value, independent of the order
 * of inputs.
 */
export const versionedId = z
  .string()
  .regex(/^[^@]+@[1-9]\d{0,8}$/)
  .transform((text) => {
    const [row = "", version] = text.split("@");
    return { id: row, version: Number(version) };
  })
  .pipe(z.object({ id, version: z.int() }));

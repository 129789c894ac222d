import { z } from "zod";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";

/** Returns the schema of the rows in a confirmation. Each row is an input, and all have the same name. */
export function selectedRows<Row extends z.ZodType>(row: Row, minimum = 1) {
  return z.preprocess((value) => [value ?? []].flat(), z.array(row).min(minimum).max(maxSelected));
}

/**
 * A row as submitted by `BulkForm`: its id and the version that was shown, in one value, so that the order of
 * inputs doesn't matter.
 */
export const versionedId = z
  .string()
  .regex(/^[^@]+@[1-9]\d{0,8}$/)
  .transform((text) => {
    const [row = "", version] = text.split("@");
    return { id: row, version: Number(version) };
  })
  .pipe(z.object({ id, version: z.int() }));

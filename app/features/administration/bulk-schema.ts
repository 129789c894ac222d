import { z } from "zod";
import { mostChosen } from "#contract/bulk.ts";
import { id } from "#contract/identifiers.ts";

/** The chosen of a confirmation: as many inputs of one name. */
export function chosenOf<One extends z.ZodType>(one: One, least = 1) {
  return z.preprocess((value) => [value ?? []].flat(), z.array(one).min(least).max(mostChosen));
}

/** One of the chosen as `BulkForm` writes it: what was seen of a row goes with it, whatever the order of the inputs. */
export const seenOne = z
  .string()
  .regex(/^[^@]+@[1-9]\d{0,8}$/)
  .transform((text) => {
    const [row = "", version] = text.split("@");
    return { id: row, version: Number(version) };
  })
  .pipe(z.object({ id, version: z.int() }));

import { z } from "zod";
import { mostChosen } from "#contract/bulk.ts";

/** The chosen of a confirmation: as many inputs of one name. */
export function chosenOf<One extends z.ZodType>(one: One, least = 1) {
  return z.preprocess((value) => [value ?? []].flat(), z.array(one).min(least).max(mostChosen));
}

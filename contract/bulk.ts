import { z } from "zod";
import { id } from "./identifiers.ts";

/** How many rows one step can be asked for at once. */
export const mostChosen = 100;

/** The rows chosen for a step of several at once. */
export const chosenIds = z.array(id).min(1).max(mostChosen);

/** Just these rows of a list, to show what a step of several at once is about. */
export const theseIds = z.union([id.transform((one) => [one]), z.array(id).max(mostChosen)]).optional();

/** One of the chosen that could not take the step; `label` is null where there is no such row. */
export const refusedOne = z.object({
  id,
  label: z.string().nullable(),
  key: z.string(),
  message: z.string(),
});
export type RefusedOne = z.infer<typeof refusedOne>;

import { z } from "zod";
import { id } from "../text/identifiers.ts";

/** The maximum number of rows in one bulk action. */
export const maxSelected = 100;

/** The rows of a bulk action. */
export const chosenIds = z.array(id).min(1).max(maxSelected);

/** Restricts a list to the selected rows, to show which rows a bulk action affects. */
export const selectedIds = z.union([id.transform((one) => [one]), z.array(id).max(maxSelected)]).optional();

/** A row for which the action was refused; `label` is `null` if the row doesn't exist. */
export const bulkRejection = z.object({
  id,
  label: z.string().nullable(),
  key: z.string(),
  message: z.string(),
});
export type BulkRejection = z.infer<typeof bulkRejection>;

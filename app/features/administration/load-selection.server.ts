import { randomUUID } from "node:crypto";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";

/** The selected rows and the action to confirm. */
export interface BulkSelection<Row, Step extends string> {
  step: Step;
  /** Rows for which the action is possible. */
  rows: Row[];
  /** The number of selected rows for which the action isn't possible. */
  leftOut: number;
  formKey: string;
}

interface Choice<Row, Step> {
  steps: readonly Step[];
  find: (ids: string[]) => Promise<{ data: Row[] }>;
  isPossible: (row: Row, step: Step) => boolean;
}

/** Loads the rows of `?id=…&id=…` for which the action in `?step=` is possible; `null` without an action. */
export async function loadSelection<Row, Step extends string>(
  parameters: URLSearchParams,
  { steps, find, isPossible }: Choice<Row, Step>,
): Promise<BulkSelection<Row, Step> | null> {
  const step = steps.find((candidate) => candidate === parameters.get("step"));
  const selectedIds = new Set(parameters.getAll("id").slice(0, maxSelected));
  if (!step || selectedIds.size === 0) return null;
  const ids = [...selectedIds].filter((one) => id.safeParse(one).success);
  const candidates = ids.length > 0 ? (await find(ids)).data : [];
  const rows = candidates.filter((row) => isPossible(row, step));
  return { step, rows, leftOut: selectedIds.size - rows.length, formKey: randomUUID() };
}

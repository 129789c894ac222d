import { randomUUID } from "node:crypto";
import { mostChosen } from "#contract/bulk.ts";
import { id } from "#contract/identifiers.ts";

/** Chosen rows and what is to happen to them, once confirmed. */
export interface OpenBulk<Row, Step extends string> {
  step: Step;
  /** Those that can take the step. */
  rows: Row[];
  /** How many of the chosen cannot. */
  leftOut: number;
  formKey: string;
}

interface Choice<Row, Step> {
  steps: readonly Step[];
  find: (ids: string[]) => Promise<{ data: Row[] }>;
  canTake: (row: Row, step: Step) => boolean;
}

/** The rows of `?id=…&id=…` that can take the step of `?step=`; null when the URL asks for none. */
export async function loadChosen<Row, Step extends string>(
  parameters: URLSearchParams,
  { steps, find, canTake }: Choice<Row, Step>,
): Promise<OpenBulk<Row, Step> | null> {
  const step = steps.find((known) => known === parameters.get("step"));
  const chosen = new Set(parameters.getAll("id").slice(0, mostChosen));
  if (!step || chosen.size === 0) return null;
  const ids = [...chosen].filter((one) => id.safeParse(one).success);
  const found = ids.length > 0 ? (await find(ids)).data : [];
  const rows = found.filter((row) => canTake(row, step));
  return { step, rows, leftOut: chosen.size - rows.length, formKey: randomUUID() };
}

import { randomUUID } from "node:crypto";
import { viewsPerAccount, viewsPerList } from "#contract/saved-views/saved-view-limits.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { notFound, Problem } from "../../problem.ts";
import {
  clearDefault,
  findViews,
  insertView,
  lockViews,
  type SavedViewRow,
  updateView,
} from "./repository.ts";

type NewView = Pick<SavedViewRow, "userId" | "list" | "name" | "query" | "isDefault">;

/**
 * Saves a view.
 * @throws Problem 409 `view_limit`, 422 `view_name_taken` at `name`
 */
export async function addView(tx: Transaction, view: NewView, now: Date): Promise<SavedViewRow> {
  await lockViews(tx, view.userId);
  const views = await findViews(tx, view.userId);
  const ofList = views.filter(({ list }) => list === view.list);
  if (views.length >= viewsPerAccount || ofList.length >= viewsPerList) throw new Problem(409, "view_limit");
  assertNameAvailable(ofList, view.name);
  const row = { id: randomUUID(), ...view, createdAt: now };
  if (row.isDefault) await clearDefault(tx, row);
  await insertView(tx, row);
  return row;
}

/**
 * Renames an account's view, or makes it the default of its list.
 * @throws Problem 404, 422 `view_name_taken` at `name`
 */
export function changeView(
  database: Database,
  { id, userId }: Pick<SavedViewRow, "id" | "userId">,
  change: { name?: string | undefined; isDefault?: boolean | undefined },
): Promise<SavedViewRow> {
  return database.transaction(async (tx) => {
    await lockViews(tx, userId);
    const views = await findViews(tx, userId);
    const before = views.find((view) => view.id === id);
    if (!before) throw notFound();
    const { name = before.name, isDefault = before.isDefault } = change;
    const otherViews = views.filter((view) => view.list === before.list && view.id !== id);
    assertNameAvailable(otherViews, name);
    const after = { ...before, name, isDefault };
    if (isDefault) await clearDefault(tx, after);
    await updateView(tx, before, { name, isDefault });
    return after;
  });
}

function assertNameAvailable(views: SavedViewRow[], name: string): void {
  if (!views.some((view) => view.name === name)) return;
  throw new Problem(422, "view_name_taken", { fields: { name: ["view_name_taken"] } });
}

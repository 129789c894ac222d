import { expect, test } from "vitest";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { ProviderError } from "~/provider-client/provider-error";

const table: TableState = {
  q: "",
  size: 20,
  sort: null,
  filters: { state: "paid" },
  cursors: ["old"],
  otherParameters: [],
};
const createError = (status: number) => new ProviderError({ status, kind: "refused", message: "No." });

test("an unknown cursor leads to the first page, filters kept", async () => {
  const loaded = await loadPage(table, async ({ cursors, filters }) => {
    if (cursors.length > 0) throw createError(400);
    return filters;
  });
  expect(loaded).toEqual({ table: { ...table, cursors: [] }, page: { state: "paid" } });
});

test.each([400, 500])("a first page refused with %i stays refused", async (status) => {
  let callCount = 0;
  async function load() {
    callCount++;
    throw createError(status);
  }
  await expect(loadPage({ ...table, cursors: [] }, load)).rejects.toMatchObject({ status });
  expect(callCount).toBe(1);
});

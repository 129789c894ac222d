import { expect, test, vi } from "vitest";
import { loadViews } from "~/components/data-table/saved-views.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const url = new URL("https://cashlane.test/en/apps/details/leads");
const view = { id: "1", list: "/apps/details/leads", name: "Shoes", query: "q=shoes", isDefault: true };

/**
 * Simulates a provider with one saved view. `savedViewLists` are the lists that it reports to have saved views.
 */
function providerWith(savedViewLists: readonly string[] | undefined) {
  const call = vi.fn(() => Promise.resolve({ data: [{ ...view, isDefault: false }] }));
  return { call, client: { timeZone: "UTC", hints: { savedViewLists }, call } as unknown as ProviderClient };
}

test.each([undefined, ["/apps/details/leads"]])("saved views are loaded if %j have some", async (lists) => {
  const { client } = providerWith(lists);
  expect((await loadViews(client, url)).rows).toHaveLength(1);
});

test("saved views aren't loaded for a list without any", async () => {
  const { call, client } = providerWith(["/apps/details/click"]);
  expect((await loadViews(client, url)).rows).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

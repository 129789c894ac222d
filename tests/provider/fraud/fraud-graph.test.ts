import { expect, test } from "vitest";
import { findLinkedAccounts, maxAccounts } from "#provider/modules/fraud/graph.ts";
import { testProvider } from "../../support/programs/provider.ts";
import { plantIn } from "../../support/fraud/planted-members.ts";

const provider = testProvider();

test("every account of a case has its links, also if it isn't linked with the member directly", async () => {
  const { database } = provider.app;
  const plant = plantIn(database, provider.app.clock());
  const [member, other] = [await plant.member(), await plant.member()];
  for (const id of [member, other]) await plant.payout(id, "one account");
  for (let friend = 0; friend < maxAccounts; friend += 1)
    for (const id of [member, other]) await plant.referral(id, await plant.member());
  const { ids, links, hasMore } = await findLinkedAccounts(database, member);
  const linkedIds = new Set(links.flatMap(({ from, to }) => [from, to]));
  expect(ids).toHaveLength(maxAccounts);
  expect(ids.filter((id) => !linkedIds.has(id))).toEqual([]);
  expect(hasMore).toBe(true);
});

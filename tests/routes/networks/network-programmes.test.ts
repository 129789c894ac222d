import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { networkConnections, networkCredentials } from "#provider/database/schema/connection-schema.ts";
import { networkProgrammes } from "#provider/database/schema/programme-schema.ts";
import { texts as arabic } from "~/locales/ar/network-programmes";
import { texts as english } from "~/locales/en/network-programmes";
import { inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { createStoreFixture, type StoreFixture } from "../../support/money/network-reports";

const fixtures = adminFixtures();
let id: string;
let store: StoreFixture;
beforeAll(async () => {
  store = await createStoreFixture(fixtures.provider, {});
  id = await insertProgramme({
    programme: "7052",
    name: "Northwind",
    rateKind: "percent",
    commissionMinimum: 400,
    commissionMaximum: 800,
  });
});

async function insertProgramme(
  values: Pick<typeof networkProgrammes.$inferInsert, "programme" | "name"> &
    Partial<typeof networkProgrammes.$inferInsert>,
): Promise<string> {
  const at = new Date();
  const row = { id: randomUUID(), network: store.network, firstSeenAt: at, lastSeenAt: at, changedAt: at };
  const site = "https://northwind.example/";
  await fixtures.provider.app.database
    .insert(networkProgrammes)
    .values({ ...row, site, domains: ["northwind.example"], ...values });
  return row.id;
}

const address = (language = "en") =>
  `/${language}/apps/details/networks/${store.network}/programmes?view=${id}`;
const page = async (language?: string) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address(language))));
async function send(typed: Record<string, string>) {
  const key = inputValue(await page(), "key")!;
  return fixtures.post(fixtures.ada, address(), Object.entries({ key, programme: id, ...typed }));
}
async function stateOf(programme = id) {
  const rows = fixtures.provider.app.database.select().from(networkProgrammes);
  return (await rows.where(eq(networkProgrammes.id, programme)))[0]!.state;
}

test("shows a programme with the suggested rate", async () => {
  const html = await page();
  expect(html).toContain("Northwind");
  expect(inputValue(html, "rate")).toBe("2.8");
});

test("shows a programme in Arabic", async () => {
  expect(await page("ar")).toContain(arabic.accept);
});

test("refuses a rate above the lowest commission at its input", async () => {
  const response = await send({ intent: "accept", store: "", category: "sports", rate: "4.5" });
  expect(response.status).toBe(422);
  expect(await stateOf()).toBe("new");
});

test("shows the highest possible rate", async () => {
  expect(await page()).toContain(english.rateHint.replace("{{most}}", "4%"));
});

test("refuses a programme without a listed commission until one is entered", async () => {
  const unlisted = await insertProgramme({ programme: "7053", name: "Southwind" });
  const typed = { programme: unlisted, intent: "accept", store: "", category: "sports", rate: "2.8" };
  expect((await send(typed)).status).toBe(400);
  expect(await stateOf(unlisted)).toBe("new");
  expect((await send({ ...typed, kind: "percent", commission: "5" })).status).toBe(302);
  expect(await stateOf(unlisted)).toBe("accepted");
});

test("makes an offer of a programme without scripts", async () => {
  const response = await send({ intent: "accept", store: "", category: "sports", rate: "2.8" });
  expect(response.status).toBe(302);
  expect(await stateOf()).toBe("accepted");
  expect(await page()).toContain(english.openOffer);
});

test("ends programmes missing from the network's list after a confirmation", async () => {
  const { database } = fixtures.provider.app;
  const at = new Date();
  await database.insert(networkConnections).values({
    network: store.network,
    sweepAt: at,
    nextRunAt: at,
    createdAt: at,
    programmesHeldAt: at,
    isPaused: true,
  });
  await database.insert(networkCredentials).values({
    id: randomUUID(),
    network: store.network,
    ciphertext: "",
    createdAt: at,
  });
  await database.update(networkProgrammes).set({ missingSince: at }).where(eq(networkProgrammes.id, id));
  const html = await page();
  expect(html).toContain(english.confirmMissing);
  expect(html).toContain(english.missing);
  const response = await fixtures.post(fixtures.ada, address(), [
    ["intent", "confirm"],
    ["missing", "1"],
  ]);
  expect(response.status).toBe(302);
  expect(await stateOf()).toBe("ended");
});

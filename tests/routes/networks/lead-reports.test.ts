import { beforeAll, expect, test } from "vitest";
import { texts as english } from "~/locales/en/lead-reports";
import { texts as reasons } from "~/locales/en/report-reasons";
import { texts as leadTexts } from "~/locales/en/leads";
import { inputValue, readPage } from "../../support/money/member-world";
import { createStoreFixture, type StoreFixture, processReport } from "../../support/money/network-reports";
import { adminFixtures } from "../../support/money/admin-fixtures";
import type { TestUser } from "../../support/programs/provider";

const path = "/en/apps/details/leads";
const fixtures = adminFixtures();
let store: StoreFixture;
let member: TestUser;
beforeAll(async () => {
  store = await createStoreFixture(fixtures.provider);
  member = await fixtures.provider.signUp({ name: "Mia Member" });
});

const page = (target: string) => readPage(fixtures.ada.browser.request(path + target));

test("confirms several purchases with one form and names each that can't be", async () => {
  const leads: string[] = [];
  for (let count = 0; count < 2; count += 1)
    leads.push(
      (await processReport(fixtures.provider, store, { click_id: await store.click(member.userId) })).leadId!,
    );
  const query = `?step=confirm&id=${leads[0]}&id=${leads[1]}`;
  const html = await page(query);
  expect(html).toContain(leadTexts.bulkAsk_confirm);
  const fields = (key: string): [string, string][] => [
    ...[...leads, crypto.randomUUID()].map((id): [string, string] => ["ids", id]),
    ...Object.entries({ key, step: "confirm" }),
  ];
  const response = await fixtures.post(fixtures.ada, path + query, fields(inputValue(html, "key")!));
  expect(response.status).toBe(409);
  const summary = await readPage(response);
  for (const text of ["Confirmed: 2", "Not done: 1"]) expect(summary).toContain(text);
});

test("an unmatched report shows why and can be replayed", async () => {
  await processReport(fixtures.provider, store, { click_id: crypto.randomUUID(), transaction_id: "T-lost" });
  const html = await page("/unmatched");
  for (const text of ["T-lost", reasons.click_unknown]) expect(html).toContain(text);
  const fields = Object.entries({ id: inputValue(html, "id")!, key: inputValue(html, "key")! });
  const response = await fixtures.post(fixtures.ada, `${path}/unmatched`, fields);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(`${path}/unmatched`);
});

test("a file is tested, then applied; an invalid file is refused with an error on its field", async () => {
  const click = await store.click(member.userId);
  const time = new Date().toISOString();
  const csv = `click_id,transaction_id,amount,commission,currency,status,time\n${click},T-file,10.00,9.00,USD,pending,${time}`;
  const send = async (content: string) => {
    const body = new FormData();
    const key = inputValue(await page("/import"), "key")!;
    for (const [name, value] of Object.entries({ intent: "upload", network: store.network, key }))
      body.set(name, value);
    body.set("file", new File([content], "march.csv", { type: "text/csv" }));
    return fixtures.ada.browser.request(`${path}/import`, { method: "POST", body });
  };
  const rejection = await send("a,b\n1,2");
  expect(rejection.status).toBe(400);
  expect(await readPage(rejection)).toContain("Columns are missing");
  const target = (await send(csv)).headers.get("location")!.replace(path, "");
  const tried = await page(target);
  for (const text of ["march.csv", "T-file", english.tried]) expect(tried).toContain(text);
  const [, id = ""] = /report=([\w-]+)/.exec(target) ?? [];
  const key = inputValue(tried, "key")!;
  const applied = await fixtures.post(
    fixtures.ada,
    path + target,
    Object.entries({ intent: "apply", report: id, key }),
  );
  expect(applied.status).toBe(302);
  expect(await page(target)).toContain(english.applied);
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { warehouseRuns } from "#provider/database/schema/warehouse-schema.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();
const database = () => fixtures.provider.app.database;
const pathIn = (language: string) => `/${language}/apps/admin/operation`;
const pageAt = async (path: string) => normalizeSpaces(await readPage(fixtures.ada.browser.request(path)));

let failed: string;
beforeEach(async () => {
  await database().delete(mails);
  failed = randomUUID();
  const to = { toName: "Vic Visitor", toAddress: "vic@example.org" };
  const sending = { cause: failed, sendAfter: new Date(), state: "dead", error: "550 No such user" } as const;
  await database()
    .insert(mails)
    .values({ id: failed, kind: "answer", language: "en", ...to, ...sending });
});

test.each([
  ["en", "1 failed"],
  ["fr", "1 en échec"],
  ["ar", "مهمة فاشلة واحدة"],
])("in %s: the list shows which jobs failed", async (language, text) => {
  expect(await pageAt(pathIn(language))).toContain(text);
});

test("a queue's page shows the last error of its failed jobs", async () => {
  expect(await pageAt(`${pathIn("en")}/mails`)).toContain("550 No such user");
});

test.each([
  ["one job", () => ({ job: failed })],
  ["all jobs", () => ({})],
])("retries %s without scripts", async (_, fields) => {
  const response = await fixtures.ada.browser.submit(`${pathIn("en")}/mails`, {
    key: randomUUID(),
    ...fields(),
  });
  expect(response.status).toBe(302);
  const [row] = await database().select().from(mails).where(eq(mails.id, failed));
  expect(row!.state).not.toBe("dead");
});

test("an unknown queue isn't found", async () => {
  expect((await fixtures.ada.browser.request(`${pathIn("en")}/unknown`)).status).toBe(404);
});

test.each([
  ["en", "Exports aren’t set up"],
  ["fr", "Les exports ne sont pas configurés"],
  ["ar", "لم يُضبط التصدير"],
])("in %s: names the variable that turns exports to a storage on", async (language, title) => {
  const html = await pageAt(`${pathIn(language)}/warehouse`);
  expect(html).toContain(title);
  expect(html).toContain("WAREHOUSE_URL");
  expect(html).not.toContain('value="export"');
});

test("has no lists of jobs while exports to a storage aren't set up", async () => {
  expect(await pageAt(`${pathIn("en")}/warehouse`)).not.toContain("Nothing failed");
});

test("lists an export to the storage with its rows, size and failure", async () => {
  const at = new Date();
  const times = { createdAt: at, dueAt: at, finishedAt: at };
  const result = { folder: "2026-a", files: 8, rows: 12_345, bytes: 1_234_567 };
  const cursor = { database: "a", transaction: "1" };
  await database()
    .insert(warehouseRuns)
    .values([
      { id: randomUUID(), ...times, state: "failed", failure: "storage_refused" },
      { id: randomUUID(), ...times, ...result, cursor, state: "done" },
    ]);
  const html = await pageAt(`${pathIn("en")}/warehouse`);
  await database().delete(warehouseRuns);
  expect(html).toContain("12,345");
  expect(html).toContain("1.2 MB");
  expect(html).toContain("The storage rejected a file.");
});

test("says without scripts why no export can be started", async () => {
  const response = await fixtures.ada.browser.submit(`${pathIn("en")}/warehouse`, {
    key: randomUUID(),
    intent: "export",
  });
  expect(response.status).toBe(409);
  expect(normalizeSpaces(await response.text())).toContain("Exports aren’t set up");
});

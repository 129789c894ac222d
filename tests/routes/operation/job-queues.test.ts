import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { plain, readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();
const database = () => fixtures.provider.app.database;
const pathIn = (language: string) => `/${language}/apps/admin/operation`;
const pageAt = async (path: string) => plain(await readPage(fixtures.ada.browser.request(path)));

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
  const answer = await fixtures.ada.browser.submit(`${pathIn("en")}/mails`, {
    key: randomUUID(),
    ...fields(),
  });
  expect(answer.status).toBe(302);
  const [row] = await database().select().from(mails).where(eq(mails.id, failed));
  expect(row!.state).not.toBe("dead");
});

test("an unknown queue is not found", async () => {
  expect((await fixtures.ada.browser.request(`${pathIn("en")}/unknown`)).status).toBe(404);
});

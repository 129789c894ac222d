import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  createPayoutRun,
  getPayoutRun,
  releasePayoutRun,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { statusReport } from "../../support/money/bank-messages";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();
const path = (language: string) => `/${language}/apps/admin/payout-answers`;

/** Creates a sent run of one withdrawal. */
async function createSentRun() {
  const { reference } = await fixtures.approved();
  const { provider, ada } = fixtures;
  const body = { rail: "wise", profile: "batch" } as const;
  const { data: run } = await provider.call(createPayoutRun, { as: ada.user, body });
  const params = { id: run.id };
  const third = await provider.signUp({ role: "admin", name: "Tina Third" });
  await provider.call(releasePayoutRun, { as: third, params });
  await provider.call(sendPayoutRun, { as: ada.user, params });
  return { run, params, reference };
}

function upload(content: string) {
  const body = new FormData();
  body.set("intent", "upload");
  body.set("key", randomUUID());
  body.set("file", new File([content], "answer.xml"));
  return fixtures.ada.browser.request(path("en"), { method: "POST", body });
}

test("without scripts: a large answer is uploaded, previewed in three languages and applied", async () => {
  const { run, params, reference } = await createSentRun();
  const report = statusReport(run.number, { payments: [{ reference, status: "RJCT", reason: "AC04" }] });
  const uploaded = await upload(`${report}<!--${"x".repeat(100_000)}-->`);
  expect(uploaded.status).toBe(302);
  const [, search] = uploaded.headers.get("location")!.split("?");
  const texts = { en: "Account closed", fr: "Compte clôturé", ar: "الحساب مغلق" };
  for (const [language, text] of Object.entries(texts)) {
    const html = await readPage(fixtures.ada.browser.request(`${path(language)}?${search}`));
    expect(html).toContain(reference);
    expect(html).toContain(text);
  }
  const reportId = new URLSearchParams(search).get("answer")!;
  const applied = await fixtures.post(fixtures.ada, `${path("en")}?${search}`, [
    ["intent", "apply"],
    ["key", randomUUID()],
    ["answer", reportId],
  ]);
  expect(applied.status).toBe(302);
  const { data } = await fixtures.provider.call(getPayoutRun, { as: fixtures.ada.user, params });
  expect(data).toMatchObject({ state: "settled", items: { failed: { count: 1 } } });
});

test("an unreadable file is refused next to its field", async () => {
  const response = await upload("name;amount\nMary;1\n");
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("This file can’t be read");
});

test("an unknown answer is 404", async () => {
  const response = await fixtures.ada.browser.request(`${path("en")}?answer=${randomUUID()}`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("We can’t find this answer");
});

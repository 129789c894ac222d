import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createPayoutRun, getPayoutRun, listPayoutRuns } from "#contract/payout-runs/payout-runs.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adminFixtures, type Desk } from "../../support/money/admin-fixtures";
import { errorsAt, hasControl, normalizeSpaces, readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();
const runsPath = (language: string) => `/${language}/apps/admin/payout-runs`;
const languages = ["en", "fr", "ar"];

const pageAt = async (path: string, { browser }: Desk = fixtures.ada) =>
  normalizeSpaces(await readPage(browser.request(path)));

/** Creates a draft with all approved withdrawals, at least one of them new. */
async function createDraft() {
  const withdrawal = await fixtures.approved();
  const body = { rail: "wise", profile: "batch" } as const;
  const { data: run } = await fixtures.provider.call(createPayoutRun, { as: fixtures.ada.user, body });
  return { run, withdrawal, path: `${runsPath("en")}/${run.id}` };
}

const submitStep = (path: string, intent: string, desk: Desk, fields: Record<string, string> = {}) =>
  desk.browser.submit(path, { intent, key: randomUUID(), ...fields });

async function readRun(id: string) {
  return (await fixtures.provider.call(getPayoutRun, { as: fixtures.otto.user, params: { id } })).data;
}

test.each([
  ["en", "No payout runs yet"],
  ["fr", "Aucun lot de paiement"],
  ["ar", "لا توجد دفعات صرف بعد"],
])("in %s: says that there are no runs yet", async (language, text) => {
  expect(await pageAt(runsPath(language))).toContain(text);
});

test.each(languages)("in %s: a draft is created from a preview, without scripts", async (language) => {
  const withdrawal = await fixtures.approved();
  const path = `${runsPath(language)}/new`;
  const html = await pageAt(`${path}?rail=wise`);
  expect(html).toContain(withdrawal.reference);
  const created = await fixtures.ada.browser.submit(`${path}?rail=wise`, {
    rail: "wise",
    profile: "batch",
    key: randomUUID(),
  });
  expect(created.status).toBe(302);
  const opened = await pageAt(created.headers.get("location")!);
  expect(opened).toContain(withdrawal.reference);
  const { data: runs } = await fixtures.provider.call(listPayoutRuns, { as: fixtures.otto.user });
  expect(created.headers.get("location")).toContain(runs[0]!.id);
  const list = await pageAt(runsPath(language));
  expect(list).toContain(`CL${runs[0]!.number}`);
});

test("a preview lists the excluded withdrawals with their reasons", async () => {
  const { withdrawal } = await createDraft();
  const html = await pageAt(`${runsPath("en")}/new?rail=wise`);
  expect(html).toContain(withdrawal.reference);
  expect(html).toContain("Already in another payout run");
  expect(html).not.toContain("Create draft");
});

test("ignores an invalid filter value and shows an error on its field", async () => {
  const withdrawal = await fixtures.approved();
  const html = await pageAt(`${runsPath("en")}/new?rail=wise&olderThanDays=many&minimum=x`);
  expect(errorsAt(html, "olderThanDays")).toBe("Enter a number of days from 0 to 365.");
  expect(errorsAt(html, "minimum")).toBe("Enter an amount such as 25.00.");
  expect(html).toContain(withdrawal.reference);
});

test("a filter by amount leaves out smaller withdrawals", async () => {
  const withdrawal = await fixtures.approved();
  const html = await pageAt(`${runsPath("en")}/new?rail=wise&minimum=99.01`);
  expect(html).not.toContain(withdrawal.reference);
});

test("shows the creator of a run that another admin has to release it", async () => {
  const { path } = await createDraft();
  const html = await pageAt(path);
  expect(html).toContain("Another admin has to release it.");
  expect(hasControl(html, { name: "intent", value: "release" })).toBe(false);
});

test("a withdrawal is taken out of a draft after a confirmation", async () => {
  const { path, run, withdrawal } = await createDraft();
  const query = `?step=remove-item&id=${withdrawal.id}`;
  const confirmation = await pageAt(path + query);
  expect(confirmation).toContain(`Take ${withdrawal.reference} out of this run?`);
  const removed = await submitStep(path + query, "remove-item", fixtures.ada, {
    withdrawalId: withdrawal.id,
  });
  expect(removed.status).toBe(302);
  expect((await readRun(run.id)).items.removed.count).toBe(1);
});

test("releases a run, sends it to the bank, logs its download, and settles it", async () => {
  const { path, run, withdrawal } = await createDraft();
  const { browser } = fixtures.ada;
  const third = await fixtures.signIn(await fixtures.provider.signUp({ role: "admin", name: "Tina Third" }));
  expect((await submitStep(path, "release", third)).status).toBe(302);
  expect((await browser.request(`${path}/file`)).status).toBe(409);
  expect((await submitStep(path, "send", fixtures.ada)).status).toBe(302);

  const file = await browser.request(`${path}/file`);
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="CL${run.number}.csv"`);
  expect(await file.text()).toContain(withdrawal.reference);
  const { data: log } = await fixtures.provider.call(listActivityLogs, {
    as: fixtures.otto.user,
    query: { action: "payout-run.download" },
  });
  expect(log[0]?.object?.id).toBe(run.id);

  const html = await pageAt(path);
  expect(html).toContain("Tina Third");
  expect(html).toContain("At the bank");
  expect(html).toContain((await readRun(run.id)).file!.sha256);
  const incompleteResponse = await submitStep(path, "settle", fixtures.ada);
  expect(incompleteResponse.status).toBe(400);
  expect(errorsAt(await readPage(incompleteResponse), "paymentReference")).toBe(
    "Enter the bank’s reference, 3 to 64 characters.",
  );
  const settled = await submitStep(path, "settle", fixtures.ada, { paymentReference: "BANK-1" });
  expect(settled.status).toBe(302);
  expect((await readRun(run.id)).state).toBe("settled");
});

test("a refused payment requires a reason", async () => {
  const { path, run, withdrawal } = await createDraft();
  const third = await fixtures.signIn(await fixtures.provider.signUp({ role: "admin" }));
  await submitStep(path, "release", third);
  await submitStep(path, "send", fixtures.ada);
  const query = `?step=fail-item&id=${withdrawal.id}`;
  const fields = { withdrawalId: withdrawal.id };
  const rejection = await submitStep(path + query, "fail-item", fixtures.ada, fields);
  expect(rejection.status).toBe(400);
  expect(await readPage(rejection)).toContain("Choose the reason.");
  const failed = await submitStep(path + query, "fail-item", fixtures.ada, {
    ...fields,
    failure: "account_closed",
  });
  expect(failed.status).toBe(302);
  expect((await readRun(run.id)).items.failed.count).toBe(1);
  expect(await pageAt(path)).toContain("Account closed");
});

test.each(languages)("in %s: a canceled run leaves its withdrawals approved", async (language) => {
  const { run, withdrawal } = await createDraft();
  const path = `${runsPath(language)}/${run.id}`;
  expect((await submitStep(path, "cancel", fixtures.ada)).status).toBe(302);
  expect((await readRun(run.id)).state).toBe("canceled");
  expect((await fixtures.look(withdrawal.id)).state).toBe("approved");
});

test("answers 404 to an unknown run and 400 to an unknown action", async () => {
  const response = await fixtures.ada.browser.request(`${runsPath("en")}/${randomUUID()}`);
  expect(response.status).toBe(404);
  const { path } = await createDraft();
  expect((await submitStep(path, "explode", fixtures.ada)).status).toBe(400);
});

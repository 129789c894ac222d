import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { approveIssuer } from "#contract/invoices/invoice-issuer.ts";
import { changeIssuer } from "#contract/invoices/invoices.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { listPayoutReports } from "#contract/payout-runs/payout-reports.ts";
import { getPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { getWithdrawal, listWithdrawals, type Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import type { Browser } from "../../support/pages/browser";
import { adminFixtures, type Desk } from "../../support/money/admin-fixtures";
import { balancesOf } from "../../support/money/ledger";
import { inputValue, readPage } from "../../support/money/member-world";
import { submitWithdrawal, type Payee } from "../../support/money/withdrawals";

const fixtures = adminFixtures({ CURRENCY: "EUR", SEED: "demo" });
const available = 20_000n;
const amount = 10_000;
const count = 10;
const runs = "/en/apps/admin/payout-runs";
const reportsPath = "/en/apps/admin/payout-answers";

interface Member {
  browser: Browser;
  user: Payee;
  withdrawal: Withdrawal;
}

let members: Member[];

beforeAll(async () => {
  const { provider, ada, otto } = fixtures;
  const issuer = { ...emptyIssuer, name: "Cashlane GmbH", iban: "DE02120300000000202051" };
  const { data } = await provider.call(changeIssuer, { as: ada.user, body: issuer });
  await provider.call(approveIssuer, { as: otto.user, params: { id: data.proposal!.id } });
  members = [];
  for (let index = 0; index < count; index += 1) {
    const { browser, user } = await fixtures.payee(available);
    const { data: withdrawal } = await submitWithdrawal(provider, user, amount);
    await provider.call(approveWithdrawal, { as: ada.user, params: { id: withdrawal.id } });
    members.push({ browser, user, withdrawal });
  }
});

/** Submits a form as a page without scripts does, and checks that the ledger is consistent afterwards. */
async function submit({ browser }: Pick<Desk, "browser">, path: string, fields: Record<string, string>) {
  const response = await browser.submit(path, { key: randomUUID(), ...fields });
  expect(response.status, `${path} ${fields.intent}`).toBe(302);
  expect(await checkLedger(fixtures.provider.app.database)).toEqual([]);
  return response.headers.get("location")!;
}

async function readWithdrawal({ user, withdrawal }: Member) {
  const input = { as: user, params: { id: withdrawal.id } };
  return (await fixtures.provider.call(getWithdrawal, input)).data;
}

const detailOf = ({ browser, withdrawal }: Member) =>
  readPage(browser.request(`/en/apps/my-cash-back/withdraw-history?view=${withdrawal.id}`));

/** Adds an account, removes the one that needs correction, and requests the money again. */
async function correctAndAskAgain({ browser, user }: Member) {
  const tab = "/en/apps/user/view/payout-methods";
  const [wrong] = (await fixtures.provider.call(listPayoutMethods, { as: user })).data;
  const removed = await browser.submit(tab, { intent: "remove-method", method: wrong!.id });
  expect(removed.status).toBe(302);
  await submit({ browser }, `${tab}?add=bank_transfer`, {
    intent: "add-method",
    kind: "bank_transfer",
    holder: "Mary Major",
    iban: "FR1420041010050500013M02606",
    password: user.password,
  });
  const [method] = (await fixtures.provider.call(listPayoutMethods, { as: user })).data;
  const review = `/en/apps/my-cash-back/withdraw?step=review&method=${method!.id}&amount=100`;
  const html = await readPage(browser.request(review));
  await submit({ browser }, review, {
    intent: "confirm",
    method: method!.id,
    amount: inputValue(html, "amount")!,
    password: user.password,
  });
}

test("ten withdrawals are paid in a run, one is refused, one is returned, and both members withdraw again", async () => {
  const { provider, ada, otto } = fixtures;
  const { database } = provider.app;
  const newRun = `${runs}/new?rail=sepa`;
  expect(await readPage(ada.browser.request(newRun))).toContain(`${count} payments`);
  const path = await submit(ada, newRun, { rail: "sepa", profile: "epc" });
  await submit(otto, path, { intent: "release" });
  await submit(ada, path, { intent: "send" });
  expect((await readWithdrawal(members[0]!)).state).toBe("sent");
  expect(await detailOf(members[0]!)).toContain("On its way");
  await submit(ada, path, { intent: "ask-bank", script: "rejects_one_returns_one" });

  const { data: reports } = await provider.call(listPayoutReports, { as: ada.user });
  expect(reports).toHaveLength(4);
  for (const { id } of reports) {
    const opened = `${reportsPath}?answer=${id}`;
    expect(await readPage(ada.browser.request(opened))).toContain("Nothing was changed yet.");
    await submit(ada, opened, { intent: "apply", answer: id });
  }
  const params = { id: path.split("/").at(-1)! };
  const { data: run } = await provider.call(getPayoutRun, { as: ada.user, params });
  expect(run.state).toBe("settled");
  expect(run.items.paid.count).toBe(count - 2);
  expect(run.items.failed.count).toBe(1);
  expect(run.items.returned.count).toBe(1);

  const withdrawals = await Promise.all(
    members.map(async (member) => ({ member, state: (await readWithdrawal(member)).state })),
  );
  const inState = (state: string) =>
    withdrawals.filter((one) => one.state === state).map(({ member }) => member);
  const [failed, returned] = [inState("failed")[0]!, inState("returned")[0]!];
  const texts = { failed: "The account is closed.", returned: "The account number is wrong." };
  for (const [member, text] of [
    [failed, texts.failed],
    [returned, texts.returned],
  ] as const) {
    const html = await detailOf(member);
    expect(html).toContain(text);
    expect(html).not.toMatch(/AC0[14]/);
    expect((await balancesOf(database, member.user.userId)).available).toBe(available);
    const { data: notices } = await provider.call(listNotifications, { as: member.user });
    expect(JSON.stringify(notices)).not.toMatch(/AC0[14]/);
    await correctAndAskAgain(member);
    const { data: all } = await provider.call(listWithdrawals, { as: member.user });
    expect(all[0]!.state).toBe("requested");
  }
  expect(await detailOf(inState("paid")[0]!)).toContain("Paid");
});

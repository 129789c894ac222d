import { afterAll, beforeAll, expect, test } from "vitest";
import { approveIssuer } from "#contract/invoices/invoice-issuer.ts";
import { changeIssuer } from "#contract/invoices/invoices.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import { applyPayoutReport, uploadPayoutReport } from "#contract/payout-runs/payout-reports.ts";
import {
  createPayoutRun,
  downloadPayoutFile,
  previewPayoutRun,
  releasePayoutRun,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { settingsCalls } from "#contract/settings/admin-settings.ts";
import {
  addPayoutMethod,
  listPayoutMethods,
  type PayoutDetails,
} from "#contract/withdrawals/payout-methods.ts";
import { getWithdrawal, getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import { defaultSettings } from "#provider/modules/settings/defaults.ts";
import { returnFile } from "#provider/simulated-bank/nacha.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee, takeAction } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestUser } from "../../support/programs/provider.ts";

const usAccount = {
  kind: "us_account",
  holder: "Mary Major",
  routingNumber: "021000021",
  accountNumber: "123456789",
  accountType: "savings",
} as const;

describeOnBothDatabases("US accounts", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  beforeAll(async () => {
    world = await startWithTwoAdmins(open);
  });
  afterAll(() => closeAndVerify(world.provider));

  const add = (as: TestUser, details: PayoutDetails = usAccount) =>
    world.provider.call(addPayoutMethod, { as, body: { details, password: as.password } });

  test("a US account is shown masked", async () => {
    const { data } = await add(await world.provider.signUp());
    expect(data).toMatchObject({ kind: "us_account", masked: "US•• •••• 6789" });
  });

  test("the same account again is refused at its number", async () => {
    const member = await world.provider.signUp();
    await add(member);
    expect((await add(member)).body.fields).toHaveProperty(["details.accountNumber"]);
  });

  test("a routing number with a wrong check digit is refused", async () => {
    const rejection = await add(await world.provider.signUp(), { ...usAccount, routingNumber: "021000022" });
    expect(rejection.body.fields).toHaveProperty(["details.routingNumber"]);
  });

  test("an ACH run pays it, the member is notified of a change, and a return gives the money back", async () => {
    const { provider, admin, second } = world;
    const apply = async (text: string) => {
      const content = Buffer.from(text).toString("base64");
      const body = { fileName: "answer.ach", content };
      const uploaded = await provider.call(uploadPayoutReport, { as: admin, body });
      return (await provider.call(applyPayoutReport, { as: admin, params: { id: uploaded.data.id } })).data;
    };
    const payee = await signUpPayee(provider, 100_000n);
    const { data: method } = await add(payee);
    const { id, reference } = (await submitWithdrawal(provider, { ...payee, methodId: method.id }, 10_000))
      .data;
    await takeAction(provider, "approve", id, second);

    const preview = await provider.call(previewPayoutRun, { as: admin, query: { rail: "nacha" } });
    expect(preview.data.problem).toBe("account_missing");
    const issuer = { ...emptyIssuer, name: "Cashlane Inc.", bank: "First Bank" };
    const originator = { achRouting: "091000019", achCompanyId: "1234567890" };
    const changed = await provider.call(changeIssuer, { as: admin, body: { ...issuer, ...originator } });
    await provider.call(approveIssuer, { as: second, params: { id: changed.data.proposal!.id } });

    const { data: run } = await provider.call(createPayoutRun, {
      as: admin,
      body: { rail: "nacha", profile: "ppd" },
    });
    const params = { id: run.id };
    const third = await provider.signUp({ role: "admin", name: "Tina Third" });
    await provider.call(releasePayoutRun, { as: third, params });
    await provider.call(sendPayoutRun, { as: admin, params });
    const { data: file } = await provider.call(downloadPayoutFile, { as: admin, params });
    const written = Buffer.from(file.content, "base64").toString();
    expect(written).toContain(`632021000021123456789        0000009900${reference}`);

    const failureOf = async () => {
      const { data: methods } = await provider.call(listPayoutMethods, { as: payee });
      return methods.find(({ kind }) => kind === "us_account")?.failure;
    };
    const changedAccount = returnFile(written, new Map([[reference, "C01987654321"]]));
    expect((await apply(changedAccount)).lines).toMatchObject([{ outcome: "corrects", reason: "C01" }]);
    expect((await apply(`${changedAccount}\n`)).lines).toMatchObject([{ outcome: "known" }]);
    expect(await failureOf()).toBe("details_changed");
    expect((await provider.call(getWithdrawal, { as: payee, params: { id } })).data.state).toBe("sent");
    const { data: notices } = await provider.call(listNotifications, { as: payee });
    const outdated = notices.filter(({ type }) => type === "payout_method_outdated");
    expect(outdated).toHaveLength(1);
    expect(JSON.stringify(outdated)).not.toContain("C01");
    const secondRequest = await submitWithdrawal(provider, { ...payee, methodId: method.id }, 10_000);
    expect(secondRequest.body).toMatchObject({ key: "payout_method_outdated" });

    const applied = await apply(returnFile(written, new Map([[reference, "R02"]])));
    expect(applied.lines).toMatchObject([{ outcome: "returns", reason: "R02", reference }]);
    const found = await provider.call(getWithdrawal, { as: payee, params: { id } });
    expect(found.data.state).toBe("returned");
    expect((await balancesOf(provider.app.database, payee.userId)).available).toBe(100_000n);
    expect(await failureOf()).toBe("account_closed");
  });
});

test("US accounts aren't offered in euros, and the settings can't offer them", async () => {
  const provider = await startTestProvider({ environment: { CURRENCY: "EUR" } });
  const admin = await provider.signUp({ role: "admin" });
  const { data: limits } = await provider.call(getWithdrawalLimits, { as: admin });
  expect(limits.fees.us_account.isOffered).toBe(false);
  const { payouts } = defaultSettings("EUR");
  const methods = { ...payouts.methods, us_account: { isOffered: true, flat: 0, basisPoints: 0 } };
  const rejection = await provider.call(settingsCalls.payouts.change, {
    as: admin,
    body: { version: 0, value: { ...payouts, methods } },
  });
  expect(rejection).toMatchObject({ status: 422, body: { key: "settings_us_account_currency" } });
  await provider.close();
});

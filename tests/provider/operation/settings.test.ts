import { expect, test } from "vitest";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import {
  approveSettings,
  getContactDetails,
  getNotificationTexts,
  previewNotification,
  rejectSettings,
  settingsCalls,
} from "#contract/settings/admin-settings.ts";
import { changeNotificationSettings } from "#contract/notifications/notification-settings.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { addPayoutMethod, listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { getReferralSummary } from "#contract/referrals/referrals.ts";
import {
  getWithdrawalLimits,
  quoteWithdrawal,
  requestWithdrawal,
} from "#contract/withdrawals/withdrawals.ts";
import { defaultSettings } from "#provider/modules/settings/defaults.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { signUpPayee } from "../../support/money/withdrawals.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const { payouts, contact, referrals, checkout } = settingsCalls;
const standard = defaultSettings("USD");

describeOnDatabase("the settings", (open) => {
  let provider: TestProvider;
  let ada: TestUser;
  let otto: TestUser;

  async function start() {
    provider = await startTestProvider({ open });
    [ada, otto] = [await provider.signUp({ role: "admin" }), await provider.signUp({ role: "admin" })];
  }

  async function inForce(value: typeof standard.payouts, version = 0) {
    const proposed = (await provider.call(payouts.change, { body: { version, value }, as: ada })).data;
    const { id } = proposed.proposal!;
    await provider.call(approveSettings, { params: { id }, as: otto });
  }

  const waiting = async () =>
    (await provider.call(getAdminOverview, { as: otto, query: { period: "7d" } })).data.queue.requests;

  test("keep their defaults until a second admin approves a change, then apply everywhere", async () => {
    await start();
    const value = { ...standard.payouts, minimum: 2_000, maximum: 9_000, secondAdminAbove: 3_000 };
    value.methods = { ...value.methods, paypal: { isOffered: true, flat: 50, basisPoints: 200 } };
    const member = await signUpPayee(provider, 50_000n);
    const change = await provider.call(payouts.change, { body: { version: 0, value }, as: ada });
    expect(change.data).toMatchObject({
      version: 0,
      value: standard.payouts,
      proposal: { version: 1, value },
    });
    expect((await provider.call(getWithdrawalLimits, { as: member })).data.minimum).toBe(1_000);
    expect(await waiting()).toEqual([{ kind: "settings", id: "payouts", label: "payouts" }]);
    const { id } = change.data.proposal!;

    const alone = await provider.call(approveSettings, { params: { id }, as: ada });
    expect(alone).toMatchObject({ status: 403, body: { key: "settings_need_other_admin" } });
    await provider.call(approveSettings, { params: { id }, as: otto });
    expect(await waiting()).toEqual([]);
    const limits = (await provider.call(getWithdrawalLimits, { as: member })).data;
    expect(limits).toMatchObject({
      minimum: 2_000,
      maximum: 9_000,
      fees: { paypal: { flat: 50, basisPoints: 200 } },
    });
    const order = { payoutMethodId: member.methodId, amount: 3_001 };
    const small = await provider.call(quoteWithdrawal, { body: { ...order, amount: 1_999 }, as: member });
    expect(small.body.key).toBe("amount_below_minimum");
    const created = await provider.call(requestWithdrawal, {
      body: { ...order, password: member.password },
      as: member,
      headers: { "idempotency-key": "a-key-of-sixteen-1" },
    });
    expect(created.data.approvals.required).toBe(2);
    const secondApproval = await provider.call(approveSettings, { params: { id }, as: otto });
    expect(secondApproval).toMatchObject({ status: 409, body: { key: "settings_decided" } });
    await provider.close();
  });

  test("refuses a withdrawal whose fee changed after the member saw it", async () => {
    await start();
    const member = await signUpPayee(provider, 50_000n);
    const order = { payoutMethodId: member.methodId, amount: 10_000 };
    const { fee } = (await provider.call(quoteWithdrawal, { body: order, as: member })).data;
    const methods = {
      bank_transfer: { isOffered: true, flat: 300, basisPoints: 0 },
      paypal: { isOffered: true, flat: 300, basisPoints: 0 },
      us_account: standard.payouts.methods.us_account,
    };
    await inForce({ ...standard.payouts, methods });
    const headers = { "idempotency-key": "a-key-of-sixteen-2" };
    const body = { ...order, password: member.password, fee };
    const rejection = await provider.call(requestWithdrawal, { body, as: member, headers });
    expect(rejection).toMatchObject({ status: 409, body: { key: "withdrawal_fee_changed" } });
    expect((await provider.call(getWithdrawalLimits, { as: member })).data.available).toBe(50_000);
    const withdrawalResponse = await provider.call(requestWithdrawal, {
      body: { ...body, fee: 300 },
      as: member,
      headers,
    });
    expect(withdrawalResponse.data).toMatchObject({ fee: 300, net: 9_700 });
    await provider.close();
  });

  test("a disabled payout type accepts no payout method and no withdrawal", async () => {
    await start();
    const member = await signUpPayee(provider, 50_000n);
    const [method] = (await provider.call(listPayoutMethods, { as: member })).data;
    const { kind } = method!;
    expect(kind).toBe("bank_transfer");
    const methods = { ...standard.payouts.methods, [kind]: { isOffered: false, flat: 0, basisPoints: 0 } };
    await inForce({ ...standard.payouts, methods });
    const order = { payoutMethodId: member.methodId, amount: 2_000 };
    const quoted = await provider.call(quoteWithdrawal, { body: order, as: member });
    expect(quoted).toMatchObject({ status: 422, body: { key: "payout_method_unavailable" } });
    expect(quoted.body.fields).toHaveProperty("payoutMethodId");
    const details = {
      kind: "bank_transfer",
      holder: "Somebody",
      iban: "FR7630006000011234567890189",
    } as const;
    const added = await provider.call(addPayoutMethod, {
      body: { details, password: member.password },
      as: member,
    });
    expect(added).toMatchObject({ status: 422, body: { key: "payout_method_unavailable" } });
    await provider.close();
  });

  test("refuses a stale change, and lets only one of two simultaneous changes wait for approval", async () => {
    await start();
    const body = { version: 0, value: standard.checkout };
    const [one, two] = await Promise.all([
      provider.call(checkout.change, { body, as: ada }),
      provider.call(checkout.change, { body, as: otto }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const rejection = one.status === 409 ? one : two;
    expect(rejection.body.key).toBe("settings_waiting");
    const { id, requestedBy } = (one.status === 200 ? one : two).data.proposal!;
    // The admin who proposed the change withdraws it.
    const asking = requestedBy.id === ada.userId ? ada : otto;
    await provider.call(rejectSettings, { params: { id }, as: asking });
    await provider.call(contact.change, { body: { version: 0, value: standard.contact }, as: ada });
    const stale = await provider.call(contact.change, {
      body: { version: 0, value: standard.contact },
      as: ada,
    });
    expect(stale).toMatchObject({ status: 409, body: { key: "settings_changed" } });
    await provider.close();
  });

  test("contact details apply at once for everyone; the promised bonus follows its setting", async () => {
    await start();
    const value = { email: "help@example.test", phone: "+44 20 7946 0000", address: "1 Market Lane\nLondon" };
    await provider.call(contact.change, { body: { version: 0, value }, as: ada });
    expect((await provider.call(getContactDetails, {})).data).toEqual(value);
    const bonus = { bonus: 700, monthly: 3 };
    const change = await provider.call(referrals.change, { body: { version: 0, value: bonus }, as: ada });
    await provider.call(approveSettings, { params: { id: change.data.proposal!.id }, as: otto });
    const member = await provider.signUp();
    expect((await provider.call(getReferralSummary, { as: member })).data).toMatchObject(bonus);
    await provider.close();
  });

  test("a custom wording applies at once, in its language only", async () => {
    await start();
    const { notifications } = settingsCalls;
    const texts = { title: "", description: "{store}: {amount}" };
    const value = { cashback_earned: { en: texts } };
    const body = { version: 0, value };
    const changed = await provider.call(notifications.change, { body, as: ada });
    expect(changed.data).toMatchObject({ version: 1, value, proposal: null });
    const lateChange = await provider.call(notifications.change, { body, as: otto });
    expect(lateChange).toMatchObject({ status: 409, body: { key: "settings_changed" } });

    const [english, vietnamese] = [await provider.signUp(), await provider.signUp()];
    const language = { language: "en" as const };
    await provider.call(changeNotificationSettings, { as: english, body: language });
    const readNotification = async (as: TestUser) => {
      await notifyUser(provider, as.userId, "A {amount} store");
      return (await provider.call(listNotifications, { as, query: {} })).data[0]!;
    };
    expect(await readNotification(english)).toMatchObject({
      title: "You earned cash back",
      description: "A {amount} store: US$6.50",
    });
    expect((await readNotification(vietnamese)).description).toContain("tiền hoàn từ");
    await provider.close();
  });
});

test("a wording accepts only its type's placeholders, keeps the reason, and can be previewed", async () => {
  const provider = await startTestProvider();
  const as = await provider.signUp({ role: "admin" });
  const value = (description: string) => ({ withdrawal_rejected: { fr: { title: "Refusé", description } } });
  const field = "value.withdrawal_rejected.fr.description";
  const params = { type: "withdrawal_rejected" as const };
  for (const [text, hint] of [
    ["{store}: {reason}", "the listed names"],
    ["{reason} }", "the listed names"],
    ["Not {amount}.", "the reason"],
  ] as const) {
    for (const rejection of [
      await provider.call(settingsCalls.notifications.change, {
        as,
        body: { version: 0, value: value(text) },
      }),
      await provider.call(previewNotification, { as, params, body: { value: value(text) } }),
    ]) {
      expect(rejection.status).toBe(422);
      expect(String((rejection.body.fields as Record<string, string[]>)[field])).toContain(hint);
    }
  }
  const body = { value: value("Non : {reason} ({reference})") };
  const previews = (await provider.call(previewNotification, { as, params, body })).data;
  expect(previews.map(({ language }) => language)).toEqual(["vi", "en", "fr", "ar"]);
  expect(previews[1]!.subject).toBe("Your withdrawal was declined");
  expect(previews[2]).toMatchObject({ subject: "Refusé" });
  expect(previews[2]!.text).toContain("Non : … (WD-7KJ0MP3J)");
  const texts = (await provider.call(getNotificationTexts, { as })).data;
  const { placeholders } = texts.find(({ type }) => type === "withdrawal_rejected")!;
  expect(placeholders.map(({ name }) => name)).toEqual(["amount", "reference", "reason"]);
  // The built-in texts pass their own validation.
  for (const { type, texts: builtIn } of texts) {
    const builtInBody = { value: { [type]: builtIn } };
    expect(
      (await provider.call(previewNotification, { as, params: { type }, body: builtInBody })).status,
    ).toBe(200);
  }
  await provider.close();
});

const { minimum, methods } = standard.payouts;
test.each([
  ["minimum", "settings_minimum_above_maximum", { minimum: 600_000 }],
  ["maximum", "amount_above_maximum", { maximum: 100_000_001 }],
  [
    "methods.paypal.flat",
    "settings_fee_too_high",
    { methods: { ...methods, paypal: { isOffered: true, flat: minimum, basisPoints: 0 } } },
  ],
  [
    "methods",
    "settings_no_method",
    {
      methods: {
        bank_transfer: { ...methods.bank_transfer, isOffered: false },
        paypal: { ...methods.paypal, isOffered: false },
      },
    },
  ],
])("refuses invalid settings at their field: %s, %s", async (field, key, change) => {
  const provider = await startTestProvider();
  const admin = await provider.signUp({ role: "admin" });
  const body = { version: 0, value: { ...standard.payouts, ...change } };
  const rejection = await provider.call(payouts.change, { body, as: admin });
  expect(rejection.status).toBe(422);
  expect(rejection.body.key).toEqual(key);
  expect(rejection.body.fields).toHaveProperty([`value.${field}`]);
  expect((await provider.call(payouts.read, { as: admin })).data).toMatchObject({
    version: 0,
    proposal: null,
  });
  await provider.close();
});

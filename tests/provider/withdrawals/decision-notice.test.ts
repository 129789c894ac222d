import { afterAll, beforeAll, expect, test } from "vitest";
import { changeNotificationSettings } from "#contract/notifications/notification-settings.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { rejectWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { getDecisionNotice, reasonPlaceholder } from "#contract/withdrawals/decision-notice.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { openWithdrawal } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("the preview of the messages about a decision", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => provider.close());

  const previewOf = async (id: string) =>
    (await provider.call(getDecisionNotice, { as: admin, params: { id }, query: { action: "reject" } })).data;

  test.each(["fr", "ar"] as const)(
    "is the notification that is sent, in the member's language: %s",
    async (language) => {
      const { id, params, payee } = await openWithdrawal(provider);
      await provider.call(changeNotificationSettings, { as: payee, body: { language } });
      const preview = await previewOf(id);
      const reason = "Call us $& first";
      await provider.call(rejectWithdrawal, { as: admin, params, body: { reason } });
      const { data: sent } = await provider.call(listNotifications, { as: payee, query: {} });
      expect(preview.language).toBe(language);
      expect(sent[0]?.title).toBe(preview.title);
      expect(sent[0]?.description).toBe(preview.description.replace(reasonPlaceholder, () => reason));
    },
  );

  test.each([
    ["vi", "Tên chủ tài khoản không khớp với tên của bạn. Call us first"],
    ["fr", "Le nom du titulaire du compte ne correspond pas au vôtre. Call us first"],
  ] as const)("a reason of the list is in the member's language: %s", async (language, reason) => {
    const { id, params, payee } = await openWithdrawal(provider);
    await provider.call(changeNotificationSettings, { as: payee, body: { language } });
    const preview = await previewOf(id);
    const body = { reasonCode: "name_mismatch", reason: "Call us first" } as const;
    await provider.call(rejectWithdrawal, { as: admin, params, body });
    const { data: sent } = await provider.call(listNotifications, { as: payee, query: {} });
    expect(sent[0]?.description).toBe(preview.description.replace(reasonPlaceholder, () => reason));
    expect(reason.startsWith(preview.reasons.name_mismatch)).toBe(true);
  });

  test("a rejection needs a reason", async () => {
    const { params } = await openWithdrawal(provider);
    const call = { as: admin, params, body: {} };
    expect((await provider.call(rejectWithdrawal, call)).status).toBe(400);
  });

  test("contains the whole email, if the member gets one", async () => {
    const { id, payee } = await openWithdrawal(provider);
    const { mail, title, description } = await previewOf(id);
    expect(mail?.subject).toBe(title);
    expect(mail?.text).toContain(description);
    const channels = { withdrawal_rejected: { email: false } };
    await provider.call(changeNotificationSettings, { as: payee, body: { channels } });
    expect((await previewOf(id)).mail).toBeNull();
  });

  test("an unknown withdrawal is a 404", async () => {
    const params = { id: "00000000-0000-4000-8000-000000000000" };
    const call = { as: admin, params, query: { action: "fail" } } as const;
    expect((await provider.call(getDecisionNotice, call)).status).toBe(404);
  });
});

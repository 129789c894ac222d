import { beforeEach, describe, expect, test } from "vitest";
import { approveWithdrawal, rejectWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { cancelWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { readPage } from "../../support/money/member-world";
import { historyPath, adminFixtures } from "../../support/money/admin-fixtures";
import { changingForms } from "../../support/pages/changing-forms";

const fixtures = adminFixtures();
beforeEach(() => fixtures.front.broken.clear());

const pageAt = (target: string) => readPage(fixtures.ada.browser.request(target));

describe("the history", () => {
  test.each([
    ["en", "Withdraw History", ["Paid", "Declined", "Canceled", "The member"]],
    ["fr", "Historique des retraits", ["Payé", "Refusé", "Annulé", "Le membre"]],
    ["ar", "سجل عمليات السحب", ["مدفوع", "مرفوض", "ملغى", "العضو"]],
  ])("in %s: shows completed withdrawals and who completed them", async (language, title, texts) => {
    const [settled, canceled, rejected, open] = [
      await fixtures.paid(),
      await fixtures.requested(),
      await fixtures.requested(),
      await fixtures.requested(),
    ];
    await fixtures.provider.call(cancelWithdrawal, { as: canceled.payee, params: { id: canceled.id } });
    const body = { reason: "Not plausible" };
    await fixtures.provider.call(rejectWithdrawal, {
      as: fixtures.ada.user,
      params: { id: rejected.id },
      body,
    });
    const html = await pageAt(`/${language}/apps/admin/withdraw-history`);
    for (const { reference } of [settled, canceled, rejected]) expect(html).toContain(reference);
    for (const text of [title, ...texts, "Otto Auditor", "Ada Admin"]) expect(html).toContain(text);
    expect(html).not.toContain(open.reference);
    const detail = await pageAt(`/${language}/apps/admin/withdraw-history?view=${rejected.id}`);
    for (const text of [rejected.reference, "Not plausible", "Ada Admin"]) expect(detail).toContain(text);
    expect(await pageAt(`${historyPath}?view=${settled.id}`)).toContain("SEPA-2026-41");
  });

  test("filters by state and text, and offers no changes", async () => {
    const [settled, canceled] = [await fixtures.paid(), await fixtures.requested()];
    await fixtures.provider.call(approveWithdrawal, { as: fixtures.ada.user, params: { id: canceled.id } });
    await fixtures.provider.call(rejectWithdrawal, {
      as: fixtures.ada.user,
      params: { id: canceled.id },
      body: { reason: "No" },
    });
    const html = await pageAt(`${historyPath}?f.state=paid&q=${settled.reference}&view=${settled.id}`);
    expect(html).toContain(settled.reference);
    expect(changingForms(html)).toEqual([]);
    expect(html).not.toMatch(/data-decide|name="id"/i);
    expect(await pageAt(`${historyPath}?f.state=failed&q=${settled.reference}`)).toContain(
      "Nothing matches these filters",
    );
    for (const query of ["f.state=requested", "f.state=x", "size=7", "cursor=%00", "sort=fee"])
      expect((await fixtures.ada.browser.request(`${historyPath}?${query}`)).status).toBe(200);
    expect((await fixtures.post(fixtures.ada, historyPath, [["intent", "approve"]])).status).toBe(405);
  });
});

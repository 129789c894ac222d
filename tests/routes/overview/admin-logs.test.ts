import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { approveWithdrawal, rejectWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { changingForms } from "../../support/pages/changing-forms";

const fixtures = adminFixtures();
let rejected: { id: string; reference: string };
let approved: { id: string; reference: string };
beforeAll(async () => {
  const as = fixtures.ada.user;
  rejected = await fixtures.requested();
  await fixtures.provider.call(rejectWithdrawal, {
    as,
    params: { id: rejected.id },
    body: { reason: "Not <b>plausible</b>" },
  });
  approved = await fixtures.requested(60_000);
  await fixtures.provider.call(approveWithdrawal, { as: fixtures.otto.user, params: { id: approved.id } });
});
beforeEach(() => fixtures.front.broken.clear());

const page = "/en/apps/admin/admin-logs";
const pageAt = (target: string) => readPage(fixtures.ada.browser.request(target));
const visibleText = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("the activity log", () => {
  test.each([
    [
      "en",
      "Admin Activity Logs",
      ["Rejected a withdrawal", "State: Requested → Declined", "Approvals: 0 → 1", "Reason:"],
    ],
    [
      "fr",
      "Journal d’administration",
      ["Retrait refusé", "État : Demandé → Refusé", "Approbations : 0 → 1", "Motif :"],
    ],
    ["ar", "سجل نشاط الإدارة", ["رفض عملية سحب", "الحالة: مطلوب → مرفوض", "الموافقات: 0 → 1", "السبب:"]],
  ])(
    "in %s: shows who did what to which object, before and after, and from which address",
    async (language, title, texts) => {
      const html = await pageAt(`/${language}/apps/admin/admin-logs`);
      const text = visibleText(html);
      for (const expected of [
        title,
        ...texts,
        fixtures.ada.user.email,
        rejected.reference,
        approved.reference,
        "127.0.0.1",
      ])
        expect(text).toContain(expected);
      expect(text).toContain("Not &lt;b&gt;plausible&lt;/b&gt;");
      // Every activity has a readable name in the filter.
      expect(text).not.toMatch(/withdrawal\.\w|activity_/);
    },
  );

  test("the reason of a decision is a text, not its code", async () => {
    const { id } = await fixtures.requested();
    const body = { reasonCode: "terms" as const };
    await fixtures.provider.call(rejectWithdrawal, { as: fixtures.ada.user, params: { id }, body });
    const text = visibleText(await pageAt(page));
    expect(text).toContain("Reason: The purchases behind it break our terms");
    expect(text).not.toContain("reasonCode");
  });

  test("objects link to their current place: ended ones to the history, others to the queue", async () => {
    const html = await pageAt(`/fr/apps/admin/admin-logs`);
    expect(html).toContain(`href="/fr/apps/admin/withdraw-history?view=${rejected.id}"`);
    expect(html).toContain(`href="/fr/apps/admin/withdraw-management?view=${approved.id}"`);
  });

  test("filters by action, text and day; nothing can be edited or removed", async () => {
    const findEntries = async (query: string) => {
      const html = await pageAt(`${page}?${query}`);
      return [html.includes(rejected.reference), html.includes(approved.reference)];
    };
    expect(await findEntries("f.action=withdrawal.reject")).toEqual([true, false]);
    expect(await findEntries(`q=${approved.reference}`)).toEqual([false, true]);
    expect(await findEntries("f.from=2020-01-01")).toEqual([true, true]);
    expect(await findEntries("f.to=2020-01-01")).toEqual([false, false]);
    expect(changingForms(await pageAt(page))).toEqual([]);
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await fixtures.ada.browser.request(page, {
        method,
        body: new URLSearchParams({ id: rejected.id }),
      });
      expect(response.status, method).toBe(405);
    }
  });

  test.each(["f.action=burn", "f.from=yesterday", "size=0", "cursor=x", "cursor=%00", "sort=-time", "q=%20"])(
    "a broken URL (%s) falls back to its defaults",
    async (query) => {
      const response = await fixtures.ada.browser.request(`${page}?${query}`);
      expect(response.status).toBe(200);
      expect(await readPage(response)).toContain(rejected.reference);
    },
  );

  test("an empty search result is explained, and the search can be cleared", async () => {
    const html = await pageAt(`${page}?q=nothing-like-it`);
    for (const text of ["Nothing matches these filters", "Clear filters"]) expect(html).toContain(text);
  });

  test("faults: shows the reason and Retry if the log doesn't load", async () => {
    fixtures.front.broken.set("GET /v1/admin/activity-logs", (_, response) => void response.end("<html>"));
    const response = await fixtures.ada.browser.request(page);
    const html = await readPage(response);
    expect(response.status).toBe(502);
    for (const text of ["Invalid response from server", "Retry"]) expect(html).toContain(text);
  });
});

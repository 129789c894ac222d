import { beforeEach, describe, expect, test } from "vitest";
import { rejectWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { balancesOf } from "../../support/money/ledger";
import { readPage } from "../../support/money/member-world";
import { type Desk, adminFixtures, queuePath } from "../../support/money/admin-fixtures";

const fixtures = adminFixtures();
beforeEach(() => fixtures.front.broken.clear());

const stateOf = async (id: string) => (await fixtures.look(id)).state;
const pageAt = (target: string, desk: Desk = fixtures.ada) => readPage(desk.browser.request(target));
const statusAndHtml = async (response: Response) => ({
  status: response.status,
  html: await readPage(response),
});

describe("one decision", () => {
  test.each([
    ["en", "Approve 1 withdrawal?", "1 withdrawal approved"],
    ["fr", "Approuver 1 retrait\u00a0?", "1 retrait approuvé"],
    ["ar", "الموافقة على عملية سحب واحدة؟", "تمت الموافقة على عملية سحب واحدة"],
  ])(
    "in %s: approving asks for confirmation with a summary, then approves and confirms it",
    async (language, question, done) => {
      const { id, reference, payee } = await fixtures.requested();
      const path = `/${language}/apps/admin/withdraw-management`;
      const form = await pageAt(`${path}?f.state=requested&decide=approve&id=${id}`);
      for (const text of [question, reference, payee.name, `name="ids" value="${id}"`])
        expect(form).toContain(text);
      expect(await stateOf(id)).toBe("requested");
      const response = await fixtures.decide(fixtures.ada, "approve", [id], {}, language);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(path);
      expect(await pageAt(path)).toContain(done);
      expect(await fixtures.look(id)).toMatchObject({ state: "approved", decidedBy: { name: "Ada Admin" } });
      const { data: notices } = await fixtures.provider.call(listNotifications, { as: payee, query: {} });
      expect(notices.map(({ type }) => type)).toEqual(["withdrawal_approved"]);
    },
  );

  test.each([
    ["a reason of the list", { reason: "terms", text: "" }, "The purchases behind it break our terms"],
    ["own words", { reason: "else", text: "  Please write to us.  " }, "Please write to us."],
    ["both", { reason: "unverified", text: "Call us." }, "We couldn’t verify that it was you. Call us."],
  ])("rejecting with %s: shows the member the reason and returns the money", async (_, fields, reason) => {
    const { id, payee } = await fixtures.requested();
    expect((await fixtures.decide(fixtures.ada, "reject", [id], fields)).status).toBe(302);
    const { data } = await fixtures.provider.call(getWithdrawal, { as: payee, params: { id } });
    expect(data).toMatchObject({ state: "rejected", reason });
    expect(await balancesOf(fixtures.provider.app.database, payee.userId)).toMatchObject({
      available: 100_000n,
      reserved: 0n,
    });
  });

  test("the confirmation of a rejection shows the member's notification and email in their language", async () => {
    const { id, payee, reference } = await fixtures.requested();
    const html = await pageAt(`${queuePath}?decide=reject&id=${id}`);
    expect(html).toContain(`${payee.name} gets this in the app and by email, in Vietnamese.`);
    const [notification = "", email = ""] = html.split("The whole email");
    for (const part of [notification, email]) {
      expect(part).toContain("Yêu cầu rút tiền bị từ chối");
      expect(part).toContain(`(mã ${reference})`);
      expect(part).toContain("Lý do: …");
    }
  });

  test("marks as paid with a reference, and as failed with a reason", async () => {
    const [paid, failed] = [await fixtures.approved(), await fixtures.approved()];
    await fixtures.decide(fixtures.ada, "mark-paid", [paid.id], { paymentReference: " SEPA-9 " });
    expect(await fixtures.look(paid.id)).toMatchObject({ state: "paid", paymentReference: "SEPA-9" });
    await fixtures.decide(fixtures.ada, "fail", [failed.id], { reason: "bank_returned" });
    expect(await fixtures.look(failed.id)).toMatchObject({
      state: "failed",
      reason: "The bank returned the payment",
    });
  });

  test("keeps the list's filters after a decision", async () => {
    const { id } = await fixtures.requested();
    const target = `${queuePath}?f.state=requested&size=50&decide=approve&id=${id}`;
    const response = await fixtures.post(fixtures.ada, target, [
      ["intent", "approve"],
      ["ids", id],
      ["key", crypto.randomUUID()],
    ]);
    expect(response.headers.get("location")).toBe(`${queuePath}?f.state=requested&size=50`);
  });

  test("an opened withdrawal links to the next one, and so does its decision", async () => {
    const [one, other] = [await fixtures.requested(), await fixtures.requested()];
    const list = `f.stage=decide&size=50`;
    const html = (await pageAt(`${queuePath}?${list}&view=${one.id}`)).replaceAll("&amp;", "&");
    expect(html).toContain(`href="${queuePath}?f.stage=decide&size=50&view=${other.id}"`);
    // The queue is displayed next to the case and highlights it.
    expect(html).toMatch(
      new RegExp(`aria-current="true"[^>]*view=${one.id}"|view=${one.id}"[^>]*aria-current="true"`),
    );
    const decision = `decide=approve&id=${one.id}&next=${other.id}`;
    expect(html).toContain(`${list}&${decision}`);
    const response = await fixtures.post(fixtures.ada, `${queuePath}?${list}&${decision}`, [
      ["intent", "approve"],
      ["ids", one.id],
      ["key", crypto.randomUUID()],
    ]);
    expect(response.headers.get("location")).toBe(`${queuePath}?${list}&view=${other.id}`);
  });
});

describe("in bulk", () => {
  test("the confirmation lists the selected withdrawals with their total, without those that can't be decided", async () => {
    const [one, two, approved] = [
      await fixtures.requested(10_000),
      await fixtures.requested(20_000),
      await fixtures.approved(),
    ];
    const ids = [one.id, two.id, approved.id].map((id) => `id=${id}`).join("&");
    const html = await pageAt(`${queuePath}?decide=approve&${ids}`);
    const form = html.slice(html.indexOf("<form"), html.indexOf("</form>"));
    for (const text of ["Approve 2 withdrawals?", "1 selected withdrawal is skipped"])
      expect(html).toContain(text);
    for (const text of [one.reference, two.reference, "$298.00"]) expect(form).toContain(text);
    expect(form).not.toContain(approved.reference);
  });

  test("reports for each withdrawal whether it was approved, needs a second admin, or was refused and why", async () => {
    const [one, large, late] = [
      await fixtures.requested(),
      await fixtures.requested(60_000),
      await fixtures.requested(),
    ];
    const body = { reason: "Not plausible" };
    await fixtures.provider.call(rejectWithdrawal, { as: fixtures.otto.user, params: { id: late.id }, body });
    const { status, html } = await statusAndHtml(
      await fixtures.decide(fixtures.ada, "approve", [one.id, late.id, large.id]),
    );
    expect(status).toBe(409);
    for (const text of [
      ...[
        "1 withdrawal wasn’t changed",
        `${late.reference}</bdi>Already reviewed by Otto Auditor: declined.`,
      ],
      ...["2 withdrawals approved", "1 needs a second admin’s approval."],
    ])
      expect(html).toContain(text);
    expect(await Promise.all([one, large, late].map(({ id }) => stateOf(id)))).toEqual([
      "approved",
      "requested",
      "rejected",
    ]);
  });

  test("marks all as paid with one reference", async () => {
    const ids = [
      (await fixtures.approved()).id,
      (await fixtures.approved()).id,
      (await fixtures.approved()).id,
    ];
    expect(
      (await fixtures.decide(fixtures.ada, "mark-paid", ids, { paymentReference: "BATCH-12" })).status,
    ).toBe(302);
    expect(await pageAt(queuePath)).toContain("3 withdrawals marked as paid");
    for (const id of ids)
      expect(await fixtures.look(id)).toMatchObject({ state: "paid", paymentReference: "BATCH-12" });
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { reverseLead } from "#contract/leads/admin-leads.ts";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { users } from "#provider/database/schema/schema.ts";
import { hasControl, readPage } from "../../support/money/member-world";
import { leadOf, createStoreFixture, processReport } from "../../support/money/network-reports";
import { type Desk, adminFixtures, queuePath } from "../../support/money/admin-fixtures";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals";

const fixtures = adminFixtures();
beforeEach(() => fixtures.front.broken.clear());

async function reversePurchaseOf(userId: string): Promise<void> {
  const { provider, otto } = fixtures;
  const store = await createStoreFixture(provider);
  const transaction_id = `T-${randomUUID()}`;
  await processReport(provider, store, { click_id: await store.click(userId), transaction_id });
  const { id } = (await leadOf(provider, transaction_id))!;
  await provider.call(reverseLead, { as: otto.user, params: { id }, body: { reason: "order_returned" } });
}

const stateOf = async (id: string) => (await fixtures.look(id)).state;
const pageAt = (target: string, desk: Desk = fixtures.ada) => readPage(desk.browser.request(target));
const statusAndHtml = async (response: Response) => ({
  status: response.status,
  html: await readPage(response),
});

describe("refuses invalid input with 400 and an error on its field, keeps it, and changes nothing", () => {
  test.each([
    ["en", "Choose a reason, or write one of 3 to 500 characters."],
    ["fr", "Choisissez un motif, ou écrivez-en un de 3 à 500 caractères."],
    ["ar", "اختر سببًا أو اكتب سببًا من 3 إلى 500 حرف."],
  ])("in %s: a rejection without a reason, or with a meaningless one", async (language, message) => {
    const { id } = await fixtures.requested();
    const incomplete: Record<string, string>[] = [
      {},
      { reason: "else", text: "" },
      { reason: "burn", text: "" },
      { reason: "else", text: "zq" },
    ];
    for (const fields of incomplete) {
      const { status, html } = await statusAndHtml(
        await fixtures.decide(fixtures.ada, "reject", [id], fields, language),
      );
      expect(status).toBe(400);
      expect(html).toMatch(new RegExp(`<select[^>]*aria-invalid="true"[\\s\\S]*${message}`));
      if (fields.reason === "else") expect(html).toMatch(/<option value="else" selected/);
      if (fields.text) expect(html).toContain(">zq</textarea>");
    }
    expect(await stateOf(id)).toBe("requested");
  });

  test("a reason longer than the member's message allows", async () => {
    const { id } = await fixtures.requested();
    const { status, html } = await statusAndHtml(
      await fixtures.decide(fixtures.ada, "reject", [id], { reason: "else", text: "y".repeat(501) }),
    );
    expect(status).toBe(400);
    expect(html).toContain("Use at most 500 characters.");
    expect(await stateOf(id)).toBe("requested");
  });

  test.each([
    ["en", "Enter the payment’s reference, 3 to 64 characters."],
    ["fr", "Saisissez la référence du paiement, de 3 à 64 caractères."],
    ["ar", "أدخل مرجع الدفع، من 3 إلى 64 حرفًا."],
  ])("in %s: paid without a reference, or with one too short or too long", async (language, message) => {
    const { id } = await fixtures.approved();
    for (const paymentReference of ["", " - ", "z".repeat(65)]) {
      const { status, html } = await statusAndHtml(
        await fixtures.decide(fixtures.ada, "mark-paid", [id], { paymentReference }, language),
      );
      expect(status).toBe(400);
      expect(html).toContain(message);
      if (paymentReference) expect(html).toContain(`value="${paymentReference}"`);
    }
    expect(await stateOf(id)).toBe("approved");
  });

  test.each([
    ["en", "A purchase of this member was reversed", "Read the warnings, then confirm"],
    ["fr", "Un achat de ce membre a été annulé", "Lisez les avertissements, puis confirmez"],
    ["ar", "أُلغيت عملية شراء لهذا العضو", "اقرأ التحذيرات، ثم أكّد"],
  ])("in %s: paid after a reversed purchase, without confirming it", async (language, warning, message) => {
    const { id, payee } = await fixtures.approved();
    await reversePurchaseOf(payee.userId);
    const path = queuePath.replace("/en/", `/${language}/`);
    const confirmation = await pageAt(`${path}?decide=mark-paid&id=${id}`);
    expect(confirmation).toContain(warning);
    expect(hasControl(confirmation, { name: "despiteWarnings", type: "checkbox" })).toBe(true);

    const fields = { paymentReference: "SEPA-2026-44", warned: id };
    const { status, html } = await statusAndHtml(
      await fixtures.decide(fixtures.ada, "mark-paid", [id], fields, language),
    );
    expect(status).toBe(400);
    expect(html).toContain(message);
    expect(hasControl(html, { name: "despiteWarnings", "aria-invalid": "true" })).toBe(true);
    expect(html).toContain('value="SEPA-2026-44"');
    // A form loaded before the reversal has no confirmation, so the provider rejects it.
    const { warned: _, ...early } = fields;
    expect((await fixtures.decide(fixtures.ada, "mark-paid", [id], early)).status).toBe(409);
    expect(await stateOf(id)).toBe("approved");

    const confirmed = { ...fields, despiteWarnings: "on" };
    expect((await fixtures.decide(fixtures.ada, "mark-paid", [id], confirmed)).status).toBe(302);
    expect(await stateOf(id)).toBe("paid");
  });

  test.each<Record<string, string>>([
    {},
    { intent: "burn" },
    { intent: "approve", ids: "" },
    { intent: "approve", ids: "../x" },
    { intent: "approve", key: "" },
    { intent: "approve", key: "too short" },
  ])("refuses an invalid form: %j", async (wrong) => {
    const { id } = await fixtures.requested();
    const fields = { ids: id, key: crypto.randomUUID(), ...wrong };
    const response = await fixtures.post(fixtures.ada, queuePath, Object.entries(fields));
    expect(response.status).toBe(400);
    expect(await stateOf(id)).toBe("requested");
  });

  test("faults: a failing provider is reported, and the form stays", async () => {
    const { id, reference } = await fixtures.requested();
    fixtures.front.broken.set("POST /v1/admin/withdrawals/bulk", (_, response) => void response.destroy());
    const { status, html } = await statusAndHtml(
      await fixtures.decide(fixtures.ada, "reject", [id], { reason: "terms", text: "Kept words" }),
    );
    expect(status).toBe(503);
    for (const text of ["The rewards service can’t be reached", reference, "Kept words"])
      expect(html).toContain(text);
    expect(await stateOf(id)).toBe("requested");
  });
});

describe("M6 another admin has to decide", () => {
  test.each([
    ["en", "1 needs a second admin’s approval.", "until then you can still reject it", "1 of 2 approvals"],
    [
      "fr",
      "1 retrait attend l’approbation d’un second administrateur.",
      "vous pouvez encore le refuser",
      "1 sur 2 approbations",
    ],
    ["ar", "تنتظر عملية واحدة موافقة مشرف ثانٍ.", "وحتى ذلك الحين يمكنك رفضها", "الموافقات: 1 من 2"],
  ])(
    "in %s: the first of two approvals is shown, and the same admin can't give the second",
    async (language, waiting, explanation, approvals) => {
      const { id, reference } = await fixtures.requested(60_000);
      const path = `/${language}/apps/admin/withdraw-management`;
      await fixtures.decide(fixtures.ada, "approve", [id], {}, language);
      const list = await pageAt(`${path}?q=${reference}`);
      for (const text of [waiting, approvals]) expect(list).toContain(text);
      const detail = await pageAt(`${path}?q=${reference}&view=${id}`);
      expect(detail).toContain(explanation);
      expect(detail).not.toContain('data-decide="approve"');
      expect(detail).toContain('data-decide="reject"');
      expect((await fixtures.decide(fixtures.ada, "approve", [id])).status).toBe(409);
      expect(await stateOf(id)).toBe("requested");
      expect((await fixtures.decide(fixtures.otto, "approve", [id])).status).toBe(302);
      expect(await fixtures.look(id)).toMatchObject({
        state: "approved",
        approvals: { given: 2, required: 2 },
      });
    },
  );

  test.each([
    [
      "en",
      "This is your own withdrawal, so another admin has to review it.",
      "You can’t review your own withdrawal.",
    ],
    ["fr", "C’est votre propre retrait", "Vous ne pouvez pas traiter votre propre retrait."],
    ["ar", "هذه عملية سحب تخصّك.", "لا يمكنك مراجعة سحب يخصّك."],
  ])(
    "in %s: the admin's own withdrawal, even with another admin's approval, offers and accepts no decision",
    async (language, explanation, message) => {
      const payee = await signUpPayee(fixtures.provider, 200_000n);
      const ids = [
        (await submitWithdrawal(fixtures.provider, payee, 10_000)).data.id,
        (await submitWithdrawal(fixtures.provider, payee, 60_000)).data.id,
      ];
      await fixtures.provider.app.database
        .update(users)
        .set({ role: "admin" })
        .where(eq(users.id, payee.userId));
      await fixtures.provider.call(approveWithdrawal, { as: fixtures.otto.user, params: { id: ids[1]! } });
      const payeeDesk = await fixtures.signIn(payee);
      for (const id of ids) {
        const { reference } = await fixtures.look(id);
        const html = await pageAt(
          `/${language}/apps/admin/withdraw-management?q=${reference}&view=${id}`,
          payeeDesk,
        );
        expect(html).toContain(explanation);
        expect(html).not.toMatch(/data-decide|value="reveal"/);
        for (const action of ["approve", "reject"]) {
          const fields: Record<string, string> = action === "reject" ? { reason: "terms" } : {};
          const response = await fixtures.decide(payeeDesk, action, [id], fields, language);
          const { status, html } = await statusAndHtml(response);
          expect(status, action).toBe(409);
          expect(html, action).toContain(message);
        }
        expect(await stateOf(id)).toBe("requested");
      }
    },
  );

  test.each([
    ["en", "Already reviewed by Otto Auditor: approved."],
    ["fr", "Déjà traité par Otto Auditor"],
    ["ar", "سبق أن راجعها Otto Auditor"],
  ])("in %s: a late decision names who decided", async (language, message) => {
    const { id, reference } = await fixtures.requested();
    await fixtures.provider.call(approveWithdrawal, { as: fixtures.otto.user, params: { id } });
    const { status, html } = await statusAndHtml(
      await fixtures.decide(fixtures.ada, "reject", [id], { reason: "terms" }, language),
    );
    expect(status).toBe(409);
    expect(html).toContain(message);
    expect(html).toContain(reference);
    expect(await stateOf(id)).toBe("approved");
    expect(await pageAt(`/${language}/apps/admin/withdraw-management?decide=reject&id=${id}`)).not.toContain(
      'name="intent"',
    );
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import {
  approveWithdrawal,
  failWithdrawal,
  markWithdrawalPaid,
  rejectWithdrawal,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { balancesOf } from "../../support/money/ledger";
import { readPage, memberWorld } from "../../support/money/member-world";
import { readPdf } from "../../support/pdf-text";
import type { TestUser } from "../../support/programs/provider";
import { submitWithdrawal, type Payee } from "../../support/money/withdrawals";

const world = memberWorld();
let admin: TestUser;
beforeAll(async () => {
  admin = await world.provider.signUp({ role: "admin" });
});

const page = "/en/apps/my-cash-back/withdraw-history";
const request = async (user: Payee, amount = 2_000) =>
  (await submitWithdrawal(world.provider, user, amount)).data;
const stateOf = async (user: Payee, id: string) =>
  (await world.provider.call(getWithdrawal, { as: user, params: { id } })).data.state;

/** Creates a member with one withdrawal in every state except canceled, oldest first. */
async function createMemberWithAllStates() {
  const { browser, user } = await world.payee(100_000n);
  const as = admin;
  const rejected = await request(user);
  await world.provider.call(rejectWithdrawal, {
    as,
    params: { id: rejected.id },
    body: { reason: "The name does not match." },
  });
  const failed = await request(user);
  await world.provider.call(approveWithdrawal, { as, params: { id: failed.id } });
  await world.provider.call(failWithdrawal, {
    as,
    params: { id: failed.id },
    body: { reason: "The account is closed." },
  });
  const paid = await request(user);
  await world.provider.call(approveWithdrawal, { as, params: { id: paid.id } });
  await world.provider.call(markWithdrawalPaid, {
    as,
    params: { id: paid.id },
    body: { paymentReference: "SEPA-2026-17" },
  });
  const requested = await request(user, 60_000);
  return { browser, user, rejected, failed, paid, requested };
}

describe("the list", () => {
  test.each([
    ["en", "Withdraw History", ["Declined", "Failed", "Paid", "Requested", "0 of 2 approvals"]],
    ["fr", "Historique des retraits", ["Refusé", "Échoué", "Payé", "Demandé", "0 sur 2 approbations"]],
    ["ar", "سجل السحب", ["مرفوض", "فشل", "مدفوع", "مطلوب", "الموافقات: 0 من 2"]],
  ])(
    "in %s: shows references, masked method, states, reasons and payment reference",
    async (language, title, states) => {
      const { browser, rejected, failed, paid, requested } = await createMemberWithAllStates();
      const html = await readPage(browser.request(`/${language}/apps/my-cash-back/withdraw-history`));
      const references = [rejected, failed, paid, requested].map(({ reference }) => reference);
      const details = [
        "The name does not match.",
        "The account is closed.",
        "SEPA-2026-17",
        "DE•• •••• 3000",
      ];
      for (const text of [title, ...states, ...references, ...details]) expect(html).toContain(text);
    },
  );

  test("filters by state in the URL; a broken URL falls back to all", async () => {
    const { browser, paid, requested } = await createMemberWithAllStates();
    const filtered = await readPage(browser.request(`${page}?f.state=paid`));
    expect(filtered).toContain(paid.reference);
    expect(filtered).not.toContain(requested.reference);
    for (const query of ["f.state=bogus", "size=1e9", "cursor=%00", "cursor=nonsense", "f.state=%F0%9F"]) {
      const response = await browser.request(`${page}?${query}`);
      expect(response.status, query).toBe(200);
      expect(await readPage(response), query).toContain(paid.reference);
    }
    expect(await readPage(browser.request(`${page}?f.state=canceled`))).toContain(
      "Nothing matches these filters",
    );
  });

  test("an empty list explains when a withdrawal will appear", async () => {
    const { browser } = await world.signIn(await world.provider.signUp());
    expect(await readPage(browser.request(page))).toContain("No withdrawals yet");
  });

  test("shows 20 per page with a link to the next", async () => {
    const { browser, user } = await world.payee(100_000n);
    const created = [];
    for (let count = 0; count < 21; count++) created.push(await request(user, 1_000));
    const first = await readPage(browser.request(page));
    expect(first).toContain(created[20]?.reference ?? "");
    expect(first).not.toContain(created[0]?.reference ?? "");
    const next = /<a[^>]*rel="next"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*rel="next"/.exec(first);
    const href = (next?.[1] ?? next?.[2] ?? "").replaceAll("&amp;", "&");
    const second = await readPage(browser.request(page + href.replace(/^[^?]*/, "")));
    expect(second).not.toContain(created[20]?.reference ?? "");
    expect(second).toContain(created[0]?.reference ?? "");
  });
});

describe("the receipt", () => {
  const receipt = (language: string, id: string) =>
    `/${language}/apps/my-cash-back/withdraw-history/${id}/receipt`;

  test.each([
    ["en", ["Receipt", "You received", "$19.00"]],
    ["fr", ["Reçu", "Vous avez reçu", "19,00 $"]],
    // Right-to-left text: the letters are in visual order.
    ["ar", ["لاصيإ", "تملتسا"]],
  ])("the receipt of a paid withdrawal is a PDF in %s", async (language, texts) => {
    const { browser, user, paid } = await createMemberWithAllStates();
    const response = await browser.request(receipt(language, paid.id));
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain(`${paid.reference}.pdf`);
    const { drawn, pages } = readPdf(Buffer.from(await response.arrayBuffer()));
    const text = drawn
      .map((piece) => piece.text)
      .join("")
      .replaceAll(/\s/g, " ");
    for (const expected of [...texts, paid.reference, user.email, "SEPA-2026-17"])
      expect(text).toContain(expected);
    expect(drawn.filter(({ hasBox }) => hasBox)).toEqual([]);
    expect(pages).toBe(1);
  });

  test("is offered on the page of a paid withdrawal only", async () => {
    const { browser, paid, requested } = await createMemberWithAllStates();
    const offers = async (id: string) =>
      (await readPage(browser.request(`${page}?view=${id}`))).includes(receipt("en", id));
    expect(await offers(paid.id)).toBe(true);
    expect(await offers(requested.id)).toBe(false);
  });

  test("doesn't exist for an open withdrawal, another member's or a malformed id", async () => {
    const { browser, requested } = await createMemberWithAllStates();
    const other = await createMemberWithAllStates();
    for (const id of [requested.id, other.paid.id, "nonsense"])
      expect((await browser.request(receipt("en", id))).status).toBe(404);
  });
});

describe("arriving from a notification", () => {
  test("highlights the withdrawal, and shows one of another page above the list", async () => {
    const { browser, paid, rejected } = await createMemberWithAllStates();
    const html = await readPage(browser.request(`${page}?withdrawal=${paid.id}`));
    const row = /<tr[^>]*aria-current="true"[\s\S]*?<\/tr>/.exec(html)?.[0];
    expect(row?.includes(paid.reference)).toBe(true);
    const apart = await readPage(browser.request(`${page}?withdrawal=${rejected.id}&f.state=paid`));
    expect(apart).toContain("From your notification");
    expect(apart).toContain(rejected.reference);
  });
});

describe("one withdrawal", () => {
  test("shows its figures, history, and why it ended", async () => {
    const { browser, rejected, paid } = await createMemberWithAllStates();
    const ended = await readPage(browser.request(`${page}?view=${rejected.id}`));
    for (const text of [
      `Withdrawal ${rejected.reference}`,
      "Why it was declined",
      "The name does not match.",
      "Returned to your balance",
      "$20.00",
      "Ended",
    ])
      expect(ended).toContain(text);
    const settled = await readPage(browser.request(`${page}?view=${paid.id}`));
    for (const text of ["Requested", "Approved", "Paid", "SEPA-2026-17"]) expect(settled).toContain(text);
    expect(settled).not.toContain("Cancel withdrawal");
  });

  test.each(["view", "withdrawal"])(
    "S7 answers 404 to a foreign id in ?%s=, in document and data",
    async (name) => {
      const other = await world.payee(10_000n);
      const foreign = await request(other.user);
      const { browser } = await world.payee(10_000n);
      for (const id of [foreign.id, crypto.randomUUID(), "nobody", "../../wallet", "%0d%0a"]) {
        const query = `${name}=${encodeURIComponent(id)}`;
        const response = await browser.request(`${page}?${query}`);
        const html = await response.text();
        expect(response.status, id).toBe(404);
        expect(html, id).not.toContain(foreign.reference);
        expect((await browser.request(`${page}.data?${query}`, { headers: { accept: "*/*" } })).status).toBe(
          404,
        );
      }
    },
  );
});

describe("cancel while requested", () => {
  test.each([
    ["en", "Cancel this withdrawal?", "canceled"],
    ["fr", "Annuler ce retrait\u00a0?", "annulé"],
    ["ar", "هل تريد إلغاء عملية السحب هذه؟", "تم إلغاء"],
  ])("in %s: asks for confirmation, then returns the money", async (language, question, done) => {
    const { browser, user } = await world.payee(10_000n);
    const { id, reference } = await request(user, 4_000);
    const path = `/${language}/apps/my-cash-back/withdraw-history?view=${id}`;
    expect(await readPage(browser.request(`${path}&confirm=cancel`))).toContain(question);
    expect(await stateOf(user, id)).toBe("requested");
    const response = await browser.submit(path, { intent: "cancel", withdrawal: id });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(path);
    const html = await readPage(browser.request(path));
    expect(html).toContain(done);
    expect(html).toContain(reference);
    expect(await balancesOf(world.provider.app.database, user.userId)).toMatchObject({
      available: 10_000n,
      reserved: 0n,
    });
  });

  test("M2 the same form again, five at once and once later: all get the first answer", async () => {
    const { browser, user } = await world.payee(10_000n);
    const { id } = await request(user, 4_000);
    const path = `${page}?view=${id}`;
    const cancel = () => browser.submit(path, { intent: "cancel", withdrawal: id });
    const responses = await Promise.all(Array.from({ length: 5 }, cancel));
    for (const response of [...responses, await cancel()]) {
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(path);
    }
    expect(await balancesOf(world.provider.app.database, user.userId)).toMatchObject({
      available: 10_000n,
      reserved: 0n,
    });
  });

  test.each([
    ["en", "This withdrawal can no longer be canceled."],
    ["fr", "Ce retrait ne peut plus être annulé."],
  ])(
    "in %s, after an admin's decision it answers 409 and shows the current state",
    async (language, text) => {
      const { browser, user } = await world.payee(10_000n);
      const { id, reference } = await request(user, 4_000);
      await world.provider.call(approveWithdrawal, { as: admin, params: { id } });
      const path = `/${language}/apps/my-cash-back/withdraw-history?view=${id}`;
      const response = await browser.submit(path, { intent: "cancel", withdrawal: id });
      const html = await readPage(response);
      expect(response.status).toBe(409);
      expect(html).toContain(text);
      // The answer isn't the error page: it displays the withdrawal, which can no longer be canceled.
      expect(html).toContain(reference);
      expect(html).not.toContain("confirm=cancel");
      expect(await stateOf(user, id)).toBe("approved");
    },
  );

  test("S7 another member's withdrawal is 404 and unchanged", async () => {
    const other = await world.payee(10_000n);
    const { id } = await request(other.user);
    const { browser } = await world.payee(10_000n);
    expect((await browser.submit(page, { intent: "cancel", withdrawal: id })).status).toBe(404);
    expect(await stateOf(other.user, id)).toBe("requested");
  });

  test.each([
    {},
    { intent: "cancel" },
    { intent: "cancel", withdrawal: "../x" },
    { intent: "burn", withdrawal: "x" },
  ])("refuses an invalid form (%j) with 400", async (fields) => {
    const { browser } = await world.payee(0n);
    expect((await browser.submit(page, fields as Record<string, string>)).status).toBe(400);
  });
});

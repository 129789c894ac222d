import { beforeEach, describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { textOf } from "../../support/pages/render";
import { readPage } from "../../support/money/member-world";
import { historyPath, adminFixtures, queuePath } from "../../support/money/admin-fixtures";

const fixtures = adminFixtures();
beforeEach(() => fixtures.front.broken.clear());

const pageAt = (target: string) => readPage(fixtures.ada.browser.request(target));

describe("the queue", () => {
  test.each([
    [
      "en",
      "Withdraw Management",
      ["Requested", "0 of 2 approvals", "Approve", "Mark failed", "now", "To members", "Early withdrawal"],
    ],
    [
      "fr",
      "Gestion des retraits",
      [
        "Demandé",
        "0 sur 2 approbations",
        "Approuver",
        "Marquer échoué",
        "maintenant",
        "Aux membres",
        "Retrait précoce",
      ],
    ],
    [
      "ar",
      "إدارة عمليات السحب",
      ["مطلوب", "الموافقات: 0 من 2", "موافقة", "تسجيل الفشل", "الآن", "للأعضاء", "سحب مبكر"],
    ],
  ])(
    "in %s: shows age, member, masked method, risk reasons, state, net and possible decisions",
    async (language, title, texts) => {
      const [open, approved] = [await fixtures.requested(60_000), await fixtures.approved()];
      const html = await pageAt(`/${language}/apps/admin/withdraw-management?size=100`);
      const { name, email } = open.payee;
      for (const text of [
        title,
        ...texts,
        open.reference,
        approved.reference,
        name,
        email,
        "DE•• •••• 3000",
        "599",
      ])
        expect(html).toContain(text);
      expect(html).not.toContain("DE89");
    },
  );

  test("lists undecided withdrawals, oldest first by default", async () => {
    const [first, second, ended] = [
      await fixtures.requested(),
      await fixtures.approved(),
      await fixtures.paid(),
    ];
    const html = await pageAt(`${queuePath}?size=100`);
    expect(html.indexOf(first.reference)).toBeGreaterThan(-1);
    expect(html.indexOf(second.reference)).toBeGreaterThan(html.indexOf(first.reference));
    expect(html).not.toContain(ended.reference);
    const newest = await pageAt(`${queuePath}?size=100&sort=-requested`);
    expect(newest.indexOf(second.reference)).toBeLessThan(newest.indexOf(first.reference));
  });

  test("a stage's tab shows the sum to pay, which isn't repeated beside the fees", async () => {
    await fixtures.requested();
    const html = await pageAt(`${queuePath}?f.stage=decide`);
    expect(html).toMatch(/Fees <bdi[^>]*>\$/);
    expect(html).not.toContain("To members");
  });

  const tabsOf = (html: string) => textOf(/<nav aria-label="Stage".*?<\/nav>/s.exec(html)?.[0] ?? "");

  test("opens the first tab with waiting withdrawals", async () => {
    const [open, approved] = [await fixtures.requested(), await fixtures.approved()];
    const html = await pageAt(queuePath);
    expect(html).toMatch(/aria-current="true"[^>]*>To review/);
    expect(html).not.toContain(approved.reference);
    expect(await pageAt(`${queuePath}?q=${open.reference}`)).toMatch(/aria-current="true"[^>]*>All open/);
  });

  test("an opened withdrawal keeps the selected tab", async () => {
    const { id } = await fixtures.approved();
    expect(await pageAt(`${queuePath}?view=${id}`)).toMatch(/aria-current="true"[^>]*>To review/);
  });

  test("has a tab for each stage with its count and sum", async () => {
    const [open, approved] = [await fixtures.requested(), await fixtures.approved()];
    const html = await pageAt(`${queuePath}?f.stage=pay&size=100`);
    expect(html).toContain(approved.reference);
    expect(html).not.toContain(open.reference);
    expect(tabsOf(html)).toMatch(
      /To review \d+ \$[\d,.]+ Second approval.* To pay \d+ \$[\d,.]+ All open Failed/,
    );
  });

  test("an opened withdrawal shows the evidence for a decision", async () => {
    const { id } = await fixtures.requested();
    const text = textOf(await pageAt(`${queuePath}?view=${id}`));
    for (const fact of [
      "The member’s name",
      "None, this is the first",
      "No purchase has become available yet.",
    ])
      expect(text).toContain(fact);
  });

  test("the confirmation says that a second approval is needed", async () => {
    const { id } = await fixtures.requested(60_000);
    expect(textOf(await pageAt(`${queuePath}?decide=approve&id=${id}`))).toContain("Yours is the first.");
  });

  test("offers only the bulk actions of its tab", async () => {
    await fixtures.approved();
    const html = await pageAt(`${queuePath}?f.stage=pay`);
    expect(html).toMatch(/<button[^>]*value="mark-paid"/);
    expect(html).not.toMatch(/<button[^>]*value="approve"/);
  });

  test("omits the counts of tabs if other filters narrow the list", async () => {
    expect(tabsOf(await pageAt(`${queuePath}?f.method=paypal`))).toBe(
      "To review Second approval On hold To pay All open Failed",
    );
  });

  test("filters by state, method, text and day, with count and totals", async () => {
    const [open, approved] = [await fixtures.requested(12_345), await fixtures.approved()];
    const findWithdrawals = async (query: string) => {
      const html = await pageAt(`${queuePath}?size=100&${query}`);
      return [html.includes(open.reference), html.includes(approved.reference)];
    };
    expect(await findWithdrawals("f.state=requested")).toEqual([true, false]);
    expect(await findWithdrawals("f.state=approved")).toEqual([false, true]);
    expect(await findWithdrawals("f.method=paypal")).toEqual([false, false]);
    expect(await findWithdrawals(`q=${approved.reference}`)).toEqual([false, true]);
    expect(await findWithdrawals("f.to=2020-01-01")).toEqual([false, false]);
    const html = await pageAt(`${queuePath}?q=${encodeURIComponent(open.payee.email)}`);
    for (const text of ["$1.00", "$122.45", "1 result"]) expect(html).toContain(text);
    expect(await pageAt(`${queuePath}?f.method=paypal`)).toContain("Nothing matches these filters");
  });

  const broken = [
    ...[
      "f.state=paid",
      "f.state=%00",
      "f.method=cash",
      "f.from=2026-02-31",
      "size=-1",
      "sort=net",
      "cursor=nonsense",
    ],
    ...[
      "decide=burn&id=x",
      "decide=approve",
      "decide=approve&id=..%2F..%2Fwallet",
      "decide=reject&id=%0d%0a",
      "id=x",
    ],
  ];
  test.each(broken)("ignores a broken URL (%s)", async (query) => {
    const { reference } = await fixtures.requested();
    const response = await fixtures.ada.browser.request(`${queuePath}?size=100&${query}`);
    expect(response.status).toBe(200);
    expect(await readPage(response)).toContain(reference);
  });

  test("faults: shows the reason and Retry inside the shell if the list doesn't load", async () => {
    fixtures.front.broken.set(
      "GET /v1/admin/withdrawals",
      (_, response) =>
        void response
          .writeHead(503, { "content-type": "application/json" })
          .end('{"message":"The desk rests."}'),
    );
    const response = await fixtures.ada.browser.request(queuePath);
    const html = await readPage(response);
    expect(response.status).toBe(503);
    for (const text of ["Withdraw Management", "The desk rests.", "Retry"]) expect(html).toContain(text);
  });
});

describe("one withdrawal", () => {
  test.each([
    ["en", ["0 of 2", "No one yet", "Show payout details", "Activity log"]],
    [
      "fr",
      ["0 sur 2", "Personne pour l’instant", "Afficher les coordonnées de paiement", "Journal d’activité"],
    ],
    ["ar", ["0 من 2", "لا أحد بعد", "عرض بيانات الدفع", "سجل النشاط"]],
  ])("in %s: shows figures, approvals, and a link to its activity", async (language, texts) => {
    const { id, reference } = await fixtures.requested(60_000);
    const html = await pageAt(`/${language}/apps/admin/withdraw-management?view=${id}&q=${reference}`);
    for (const text of [...texts, "600", "1.00".replace(".", language === "fr" ? "," : ".")])
      expect(html).toContain(text);
    expect(html).toContain(`href="/${language}/apps/admin/admin-logs?q=${reference}"`);
    expect(html).toContain(`href="/${language}/apps/admin/withdraw-management?q=${reference}"`);
  });

  test("shows payout details on request, and logs it", async () => {
    const { id, reference } = await fixtures.requested();
    const target = `${queuePath}?view=${id}`;
    const response = await fixtures.post(fixtures.ada, target, [
      ["intent", "reveal"],
      ["id", id],
    ]);
    const html = await readPage(response);
    expect(response.status).toBe(200);
    for (const text of ["Mary Major", "DE89 3704 0044 0532 0130 00", "Account holder"])
      expect(html).toContain(text);
    const { data } = await fixtures.provider.call(listActivityLogs, {
      as: fixtures.ada.user,
      query: { q: reference },
    });
    expect(data.map(({ action, actor }) => [action, actor.email])).toEqual([
      ["withdrawal.reveal-payout-details", fixtures.ada.user.email],
    ]);
    expect(await pageAt(target)).not.toContain("DE89");
    for (const id of ["", "../x"])
      expect(
        (
          await fixtures.post(fixtures.ada, target, [
            ["intent", "reveal"],
            ["id", id],
          ])
        ).status,
      ).toBe(400);
  });

  test.each([queuePath, historyPath])(
    "S9 at %s a malformed id is 404, and the list remains",
    async (path) => {
      for (const id of [crypto.randomUUID(), "nobody", "../../users/me", "%0d%0a", "x".repeat(500)]) {
        const response = await fixtures.ada.browser.request(`${path}?view=${encodeURIComponent(id)}`);
        const html = await readPage(response);
        expect(response.status, id).toBe(404);
        expect(html).toContain("We can’t find this withdrawal.");
        expect(html).toContain('role="search"');
      }
    },
  );

  test("an outdated link leads to the list that now contains the withdrawal", async () => {
    const [open, ended] = [await fixtures.requested(), await fixtures.paid()];
    for (const [id, from, to] of [
      [ended.id, "withdraw-management", "withdraw-history"],
      [open.id, "withdraw-history", "withdraw-management"],
    ]) {
      const response = await fixtures.ada.browser.request(`/fr/apps/admin/${from}?view=${id}`);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(`/fr/apps/admin/${to}?view=${id}`);
    }
  });
});

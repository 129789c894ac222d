import { describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adjustBalance, adminGetUser } from "#contract/accounts/admin-users.ts";
import { texts as arabicRisks } from "~/locales/ar/risks";
import { texts as arabic } from "~/locales/ar/users";
import { texts as englishRisks } from "~/locales/en/risks";
import { texts as english } from "~/locales/en/users";
import { texts as security } from "~/locales/en/security";
import { texts as frenchRisks } from "~/locales/fr/risks";
import { texts as french } from "~/locales/fr/users";
import { balancesOf, creditMember } from "../../support/money/ledger";
import { errorsAt, inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { type Desk, adminFixtures } from "../../support/money/admin-fixtures";
import type { TestUser } from "../../support/programs/provider";
import { withSecondFactor } from "../../support/programs/second-factor";

const path = "/en/apps/details/users";
const fixtures = adminFixtures();

const page = async (search = "", desk: Desk = fixtures.ada, address = path) =>
  normalizeSpaces(await readPage(desk.browser.request(address + search)));
const load = async (id: string) =>
  (await fixtures.provider.call(adminGetUser, { as: fixtures.otto.user, params: { id } })).data;
const availableOf = async ({ userId }: TestUser) =>
  (await balancesOf(fixtures.provider.app.database, userId)).available;

async function createMember(name = "Mia Member", available = 5_000n): Promise<TestUser> {
  // Accounts that share an address are flagged, except those on loopback addresses.
  const user = await fixtures.provider.signUp({ name, ip: "192.0.2.1" });
  await creditMember(fixtures.provider.app.database, user.userId, available);
  return user;
}

/** Submits a step's form from its page, with these fields filled in. */
async function take(
  step: string,
  user: TestUser,
  typed: Record<string, string> = {},
  { desk = fixtures.ada, about = "" } = {},
) {
  const search = `?view=${user.userId}&ask=${step}${about}`;
  const html = await page(search, desk);
  const key = inputValue(html, "key") ?? "none, there is no form";
  const fields = Object.entries({ step, user: user.userId, key, currency: "USD", ...typed });
  return fixtures.post(desk, path + search, fields);
}

describe("the list of users", () => {
  test.each([
    ["en", { ...english, ...englishRisks }, "$50.00"],
    ["fr", { ...french, ...frenchRisks }, "50,00"],
    ["ar", { ...arabic, ...arabicRisks }, "50.00"],
  ] as const)("in %s: shows name, join date, balance, flags and status", async (language, texts, amount) => {
    const user = await createMember(`Lia <b>${language}</b>`);
    const html = await page(`?q=${user.email}`, fixtures.ada, path.replace("en", language));
    for (const text of [texts.title, texts.status_active, texts.risk_shared_address, user.email, amount])
      expect(html).toContain(text);
    expect(html).toContain(`Lia &lt;b&gt;${language}`);
  });

  test("filters by role, status, flag and text in the URL, ignoring invalid values", async () => {
    const user = await createMember("Fred Filter");
    for (const [search, isThere] of [
      ["?f.role=member&q=fred", true],
      ["?f.role=admin&q=fred", false],
      ["?f.status=suspended&q=fred", false],
      ["?f.risk=shared_address&q=fred", true],
      ["?f.risk=reversed_leads&q=fred", false],
      ["?f.role=K!ng&f.risk=tall&sort=height&cursor=nonsense&q=fred", true],
      ["?sort=joined&q=fred", true],
    ] as const)
      expect((await page(search)).includes(user.email), search).toEqual(isThere);
  });
});

describe("one user's account", () => {
  test("suspends and restores with a reason; the suspended member sees it on the next page", async () => {
    const user = await createMember();
    const { browser } = await fixtures.signIn(user);
    expect((await browser.request("/en/apps/wallet/my-balance")).status).toBe(200);
    const response = await take("suspend", user, {
      reason: "Several < accounts",
      memberMessage: "You have <two>.",
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(`${path}?view=${user.userId}`);
    const html = await page(`?view=${user.userId}`);
    for (const text of [
      "Several &lt; accounts",
      english.status_suspended,
      english.done_suspend,
      english.noSessions,
    ])
      expect(html).toContain(text);

    const next = await browser.request("/en/apps/wallet/my-balance");
    expect(next.status).toBe(302);
    expect(next.headers.get("location")).toBe("/en/login?returnTo=%2Fen%2Fapps%2Fwallet%2Fmy-balance");
    const atLogin = await readPage(browser.request(next.headers.get("location") ?? ""));
    const rejection = await browser.logIn(user.email, user.password);
    expect(rejection.status).toBe(400);
    for (const html of [atLogin, await readPage(rejection)])
      for (const text of [
        "This account is suspended. Please contact support.",
        "You have &lt;two&gt;.",
        'href="/en/contact"',
      ])
        expect(html).toContain(text);
    const guess = await readPage(browser.logIn(user.email, "Wrong-horse-7"));
    expect(guess).not.toContain("suspended");

    expect((await take("restore", user, { reason: "Explained" }, { desk: fixtures.otto })).status).toBe(302);
    expect((await browser.logIn(user.email, user.password)).status).toBe(302);
  });

  test.each(["suspend", "adjust"])("%s: requires a reason, with an error on its field", async (step) => {
    const user = await createMember();
    const response = await take(step, user, {
      reason: "  ",
      memberMessage: "  ",
      direction: "give",
      amount: "12.50",
    });
    expect(response.status).toBe(400);
    const html = (await readPage(response)).replaceAll("<textarea", "<input");
    expect(errorsAt(html, "reason")).toBe(english.reasonMissing);
    if (step === "suspend") expect(errorsAt(html, "memberMessage")).toBe(english.memberMessageWrong);
    if (step === "adjust") expect(inputValue(html, "amount")).toBe("12.50");
    expect((await load(user.userId)).status).toBe("active");
    expect(await availableOf(user)).toBe(5_000n);
  });

  test("shows a member's second factors and resets them with a reason", async () => {
    const user = await createMember();
    await withSecondFactor(fixtures.provider, user);
    const before = await page(`?view=${user.userId}`);
    for (const text of [english.secondFactor, english.factor_app, english.step_reset_factor])
      expect(before).toContain(text);
    expect((await take("reset_factor", user, { reason: " " })).status).toBe(400);
    expect((await load(user.userId)).secondFactors).toEqual(["app"]);
    const confirmation = await page(`?view=${user.userId}&ask=reset_factor`);
    expect(confirmation).toContain(english.effect_reset_factor);
    expect((await take("reset_factor", user, { reason: "Called back" })).status).toBe(302);
    const after = await page(`?view=${user.userId}`);
    expect(after).toContain(english.done_reset_factor);
    expect(after).not.toContain(english.factor_app);
    expect((await load(user.userId)).secondFactors).toEqual([]);
    const { browser } = await fixtures.signIn(user);
    expect(await readPage(browser.request("/en/apps/user/view/security"))).toContain(
      security.kind_second_factor_reset,
    );
  });

  test("ends one login, then all others", async () => {
    const user = await createMember();
    await fixtures.signIn(user);
    const [first] = (await load(user.userId)).sessions;
    const about = `&session=${first!.id}`;
    expect((await take("end_sessions", user, { session: first!.id }, { about })).status).toBe(302);
    expect((await load(user.userId)).sessions).toHaveLength(1);
    expect((await take("end_sessions", user)).status).toBe(302);
    expect((await load(user.userId)).sessions).toEqual([]);
  });

  test("shows the member's view without controls, and logs it", async () => {
    const user = await createMember("Rita Reader");
    const html = await page(`?view=${user.userId}&as=member`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const text of ["What Rita Reader sees", "$50.00", english.noPurchases]) expect(main).toContain(text);
    expect(main).not.toMatch(/<form|<button|<input|my-cash-back/);
    const { data } = await fixtures.provider.call(listActivityLogs, {
      as: fixtures.ada.user,
      query: { q: user.email },
    });
    expect(data.map(({ action }) => action)).toEqual(["user.view-as-member"]);
  });

  test.each([crypto.randomUUID(), "..%2Fleads", "x"])("S9 answers 404 to %s", async (id) => {
    for (const as of ["", "&as=member"]) {
      const response = await fixtures.ada.browser.request(`${path}?view=${id}${as}`);
      expect(response.status).toBe(404);
      expect(await readPage(response)).toContain(english.unknown);
    }
  });

  test("M6 an admin can't act on their own account", async () => {
    const { user } = fixtures.ada;
    expect(await page(`?view=${user.userId}&ask=suspend`)).toContain(english.ownAccount);
    const key = crypto.randomUUID();
    const fields = Object.entries({
      step: "suspend",
      user: user.userId,
      key,
      reason: "Holiday",
      memberMessage: "Enjoy it.",
    });
    const response = await fixtures.post(fixtures.ada, `${path}?view=${user.userId}`, fields);
    expect(response.status).toBe(403);
    expect(await readPage(response)).toContain("You can’t do this to your own account.");
  });

  test("refuses an unknown action", async () => {
    expect((await fixtures.post(fixtures.ada, path, [["step", "explode"]])).status).toBe(400);
  });
});

describe("adjustments", () => {
  const adjustment = { direction: "give", amount: "12.50", reason: "Goodwill" };

  test("adds and deducts at once, and only once if sent twice", async () => {
    const user = await createMember();
    expect((await take("adjust", user, adjustment)).status).toBe(302);
    expect(await availableOf(user)).toBe(6_250n);
    expect((await take("adjust", user, { ...adjustment, direction: "take", amount: "2,5" })).status).toBe(
      302,
    );
    const html = await page(`?view=${user.userId}`);
    for (const text of ["+$12.50", "−$2.50", "Goodwill", english.adjustment_booked, english.done_adjust])
      expect(html).toContain(text);
    const form = inputValue(await page(`?view=${user.userId}&ask=adjust`), "key") ?? "";
    const send = () => take("adjust", user, { ...adjustment, key: form });
    expect((await send()).status).toBe(302);
    expect((await send()).status).toBe(302);
    expect(await availableOf(user)).toBe(7_250n);
  });

  test("an adjustment above the limit waits above the list, and a second admin books it", async () => {
    const user = await createMember();
    expect((await take("adjust", user, { ...adjustment, amount: "100.01" })).status).toBe(302);
    expect(await page(`?view=${user.userId}`)).toContain(english.waitsForOther);
    expect(await availableOf(user)).toBe(5_000n);
    const list = await page("", fixtures.otto);
    expect(list).toContain("1 adjustment waits for a second admin");
    expect(list).toContain("+$100.01");
    const [request] = (await load(user.userId)).adjustments;
    const about = `&adjustment=${request!.id}`;
    const approve = { adjustment: request!.id };
    expect((await take("approve", user, approve, { desk: fixtures.otto, about })).status).toBe(302);
    expect(await availableOf(user)).toBe(15_001n);
    const key = crypto.randomUUID();
    const conflict = await fixtures.post(fixtures.otto, `${path}?view=${user.userId}`, [
      ...Object.entries({ step: "refuse", user: user.userId, key, adjustment: request!.id }),
    ]);
    expect(conflict.status).toBe(409);
    expect(await readPage(conflict)).toContain("Already reviewed by Otto Auditor.");
  });

  test.each([
    ["", "Enter an amount."],
    ["0", english.amountZero],
    ["1.234", undefined],
    ["a lot", undefined],
    ["50.01", "At most $50.00 can be taken."],
  ])(
    "refuses an amount of %j with an error on its field, keeps it, and books nothing",
    async (amount, text) => {
      const user = await createMember();
      const response = await take("adjust", user, { ...adjustment, direction: "take", amount });
      expect([400, 409]).toContain(response.status);
      const html = normalizeSpaces(await readPage(response));
      const errors = errorsAt(html, "amount");
      if (text) expect(errors).toBe(text);
      else expect(errors).not.toBe("");
      expect(inputValue(html, "amount") ?? "").toBe(amount);
      expect(await availableOf(user)).toBe(5_000n);
    },
  );

  test("shows the member the reason in their wallet, in their language", async () => {
    const user = await createMember();
    const body = { amount: 700, reason: "Sorry for the wait" };
    await fixtures.provider.call(adjustBalance, { as: fixtures.ada.user, params: { id: user.userId }, body });
    const { browser } = await fixtures.signIn(user);
    for (const [language, kind] of [
      ["en", "Adjustment"],
      ["fr", "Ajustement"],
    ]) {
      const html = await readPage(browser.request(`/${language}/apps/wallet/my-balance`));
      expect(html).toContain("Sorry for the wait");
      expect(html).toContain(kind);
    }
  });
});

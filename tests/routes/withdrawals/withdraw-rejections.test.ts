import { describe, expect, test } from "vitest";
import { removePayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { listWithdrawals } from "#contract/withdrawals/withdrawals.ts";
import { errorsAt, inputValue, readPage, memberWorld } from "../../support/money/member-world";
import { pass } from "../../support/proxies/faulty-front";

const world = memberWorld();

const path = (language: string) => `/${language}/apps/my-cash-back/withdraw`;
const review = (language: string, method: string, amount: string) =>
  `${path(language)}?step=review&method=${method}&amount=${encodeURIComponent(amount)}`;
const countOf = async (user: { accessToken: string }) =>
  (await world.provider.call(listWithdrawals, { as: user })).data.length;

describe("a wrong amount causes an error on its field in the visitor's language, and is kept", () => {
  test.each([
    ["en", "abc", "Enter an amount such as 25.00."],
    ["fr", "abc", "Ce n’est pas un montant. Écrivez-le ainsi\u00a0: 25,00."],
    ["ar", "abc", "هذا ليس مبلغًا. اكتبه هكذا: 25.00."],
    ["en", "-50", "Enter an amount such as 25.00."],
    ["en", "", "Enter an amount."],
    ["fr", "", "Saisissez un montant."],
    ["ar", " ", "أدخل مبلغًا."],
    ["en", "12.345", "Use at most 2 decimals."],
    ["fr", "12,345", "Utilisez au plus 2 décimales."],
    ["ar", "12.345", "استخدم رقمين عشريين على الأكثر."],
    ["en", "9".repeat(30), "This amount is too large."],
    ["en", "0", "The minimum is $10.00."],
    ["en", "9.99", "The minimum is $10.00."],
    ["fr", "9,99", /^Le (montant )?minimum est de 10,00.\$US?\.$/],
    ["ar", "9.99", /10\.00/],
    ["en", "200.01", "You can withdraw at most $200.00."],
    ["fr", "200,01", /200,00/],
    ["ar", "200.01", /200\.00/],
    ["en", "6000", "The maximum is $5,000.00."],
  ])("%s: %j", async (language, amount, text) => {
    const { browser, user } = await world.payee(20_000n);
    const response = await browser.request(review(language, user.methodId, amount));
    const html = await readPage(response);
    expect(response.status).toBe(422);
    if (typeof text === "string") expect(errorsAt(html, "amount")).toBe(text);
    else expect(errorsAt(html, "amount")).toMatch(text);
    expect(inputValue(html, "amount")?.trim() ?? "").toBe(amount.trim());
    expect(await countOf(user)).toBe(0);
  });

  test("requesting a quote alone logs no page error", async () => {
    const { browser, user } = await world.payee(20_000n);
    const response = await browser.request(`${path("en")}?step=amount&method=${user.methodId}&amount=5`);
    expect(response.status).toBe(200);
    expect(errorsAt(await readPage(response), "amount")).toBe("The minimum is $10.00.");
  });
});

describe("an unknown payout method", () => {
  test.each([
    ["en", "nobody", "This payout method no longer exists. Choose another one."],
    ["fr", crypto.randomUUID(), "Ce mode de versement n’existe plus. Choisissez-en un autre."],
    ["ar", "../../v1/users", "لم تعد طريقة السحب هذه موجودة. اختر طريقة أخرى."],
    ["en", "", "Choose a payout method."],
  ])("in %s, %j: returns to the choice, 422", async (language, method, text) => {
    const { browser } = await world.payee(20_000n);
    const response = await browser.request(review(language, encodeURIComponent(method), "50"));
    expect(response.status).toBe(422);
    expect(await readPage(response)).toContain(text);
  });

  test("another member's answers like an unknown one, also to a forged form", async () => {
    const other = await world.payee(20_000n);
    const { browser, user } = await world.payee(20_000n);
    const fields = {
      intent: "confirm",
      method: other.user.methodId,
      amount: "50",
      key: crypto.randomUUID(),
      password: user.password,
    };
    const response = await browser.submit(review("en", other.user.methodId, "50"), fields);
    expect(response.status).toBe(422);
    expect(await readPage(response)).toContain("This payout method no longer exists.");
    expect(await countOf(user)).toBe(0);
    expect(await countOf(other.user)).toBe(0);
  });

  test("a payout method removed between review and confirmation", async () => {
    const { browser, user } = await world.payee(20_000n);
    await world.provider.call(removePayoutMethod, { as: user, params: { id: user.methodId } });
    const fields = {
      intent: "confirm",
      method: user.methodId,
      amount: "50",
      key: crypto.randomUUID(),
      password: user.password,
    };
    expect((await browser.submit(review("en", user.methodId, "50"), fields)).status).toBe(422);
    expect(await countOf(user)).toBe(0);
  });
});

describe("the confirmation", () => {
  async function confirmation(language = "en") {
    const { browser, user } = await world.payee(20_000n);
    const key = crypto.randomUUID();
    const fields = { intent: "confirm", method: user.methodId, amount: "50", key, password: user.password };
    return { browser, user, target: `${review(language, user.methodId, "50")}&key=${key}`, fields };
  }

  test.each([
    ["en", "wrong", "The password is wrong.", 422],
    ["fr", "wrong", "Le mot de passe est incorrect.", 422],
    ["ar", "wrong", "كلمة المرور غير صحيحة.", 422],
    ["en", "", "Enter your password.", 400],
    ["ar", "", "أدخل كلمة مرورك.", 400],
  ])(
    "in %s: refuses the password %j with an error on its field and never renders it",
    async (language, password, text, status) => {
      const { browser, user, target, fields } = await confirmation(language);
      const response = await browser.submit(target, { ...fields, password });
      const html = await readPage(response);
      expect(response.status).toBe(status);
      expect(errorsAt(html, "password")).toBe(text);
      expect(inputValue(html, "password")).toBeUndefined();
      expect(inputValue(html, "key")).toBe(fields.key);
      expect(await countOf(user)).toBe(0);
    },
  );

  test("M4 without an answer the page says that the outcome is unknown and keeps the key; retrying makes no second withdrawal", async () => {
    const { browser, user, target, fields } = await confirmation();
    world.front.broken.set("POST /v1/withdrawals", async (request, response) => {
      const swallowed = Object.assign(Object.create(response), {
        writeHead: () => ({ end: () => response.destroy() }),
      });
      await pass(world.providerOrigin, request, swallowed);
    });
    const response = await browser.submit(target, fields);
    const html = await readPage(response);
    world.front.broken.clear();
    expect(response.status).toBeGreaterThanOrEqual(502);
    expect(html).toContain("We couldn’t confirm your withdrawal");
    expect(inputValue(html, "key")).toBe(fields.key);
    expect((await browser.submit(target, fields)).status).toBe(302);
    expect(await countOf(user)).toBe(1);
  });

  test.each([{ intent: "burn" }, {}])("refuses an invalid form (%j) with 400", async (fields) => {
    const { browser } = await confirmation();
    expect((await browser.submit(path("en"), fields as Record<string, string>)).status).toBe(400);
  });
});

describe("not enough to withdraw", () => {
  test.each([
    ["en", "You need $3.20 more to reach the minimum."],
    ["fr", /Il vous manque 3,20/],
    ["ar", /3\.20/],
  ])("in %s shows the missing amount at every step", async (language, text) => {
    const { browser, user } = await world.payee(680n);
    for (const target of [path(language), review(language, user.methodId, "6")]) {
      const html = await readPage(browser.request(target));
      if (typeof text === "string") expect(html).toContain(text);
      else expect(html).toMatch(text);
      expect(inputValue(html, "amount")).toBeUndefined();
      expect(/<input(?=[^>]*name="method")(?=[^>]*disabled)/.test(html)).toBe(true);
    }
  });
});

test("sends a visitor to the login and back to the step", async () => {
  const response = await world.dashboard.request(review("en", "x", "50"));
  expect(response.headers.get("location")).toBe(
    `/en/login?returnTo=${encodeURIComponent(review("en", "x", "50"))}`,
  );
});

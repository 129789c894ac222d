import { describe, expect, test } from "vitest";
import { listWithdrawals } from "#contract/withdrawals/withdrawals.ts";
import { balancesOf } from "../../support/money/ledger";
import { inputValue, readPage, memberWorld } from "../../support/money/member-world";
import { submitWithdrawal } from "../../support/money/withdrawals";

const world = memberWorld();

const page = "/en/apps/my-cash-back/withdraw";
const review = (method: string, amount: string, language = "en") =>
  `/${language}/apps/my-cash-back/withdraw?step=review&method=${method}&amount=${encodeURIComponent(amount)}`;
const withdrawalsOf = async (user: { accessToken: string }) =>
  (await world.provider.call(listWithdrawals, { as: user })).data;

describe("the whole form, without scripts", () => {
  test.each([
    ["en", "Where should the money go?", "You receive", "Your withdrawal is requested"],
    ["fr", "Où envoyer l’argent\u00a0?", "Vous recevez", "Votre retrait est demandé"],
    ["ar", "إلى أين نرسل المال؟", "ستستلم", "تم تسجيل طلب السحب"],
  ])("method, amount, review, done in %s", async (language, question, net, requested) => {
    const { browser, user } = await world.payee(20_000n);
    const path = `/${language}/apps/my-cash-back/withdraw`;
    const first = await readPage(browser.request(path));
    expect(first).toContain(question);
    expect(first).toContain("DE•• •••• 3000");
    expect(first).not.toContain("DE89370400440532013000");

    const second = await readPage(browser.request(`${path}?step=amount&method=${user.methodId}`));
    expect(inputValue(second, "method")).toBe(user.methodId);
    const key = inputValue(second, "key") ?? "";
    expect(key).toMatch(/^[\w-]{16,}$/);

    const reviewed = `${path}?step=review&method=${user.methodId}&amount=123.45&key=${key}`;
    const third = await readPage(browser.request(reviewed));
    expect(third).toContain(net);
    expect(inputValue(third, "key")).toBe(key);
    const { method = "", amount = "" } = {
      method: inputValue(third, "method"),
      amount: inputValue(third, "amount"),
    };
    const confirmForm = { intent: "confirm", method, amount, key, password: user.password };
    const response = await browser.submit(reviewed, confirmForm);
    expect(response.status).toBe(302);

    const last = await readPage(browser.request(response.headers.get("location") ?? ""));
    expect(last).toContain(requested);
    const [created] = await withdrawalsOf(user);
    expect(created).toMatchObject({ amount: 12_345, fee: 100, net: 12_245, state: "requested" });
    expect(last).toContain(created?.reference);
    expect(await balancesOf(world.provider.app.database, user.userId)).toMatchObject({
      available: 7_655n,
      reserved: 12_345n,
    });
  });

  test("shows the provider's fee, net and arrival before the member confirms", async () => {
    const { browser, user } = await world.payee(20_000n);
    for (const path of [
      `${page}?step=amount&method=${user.methodId}&amount=50`,
      review(user.methodId, "50"),
    ]) {
      const html = await readPage(browser.request(path));
      for (const text of ["$50.00", "$1.00", "$49.00", "1 to 3 business days after payment"])
        expect(html).toContain(text);
    }
    expect(await withdrawalsOf(user)).toEqual([]);
  });

  test("Max is a link that fills in the maximum amount", async () => {
    const { browser, user } = await world.payee(600_000n);
    const html = await readPage(browser.request(`${page}?step=amount&method=${user.methodId}`));
    const href = /href="([^"]*amount=5000\.00[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(inputValue(await readPage(browser.request(page + href?.replace(/^[^?]*/, ""))), "amount")).toBe(
      "5000.00",
    );
  });

  test.each([
    ["fr", "12,50"],
    ["ar", "١٢٫٥٠"],
    ["en", "$12.50".slice(1)],
  ])("in %s reads an amount as written: %s", async (language, amount) => {
    const { browser, user } = await world.payee(20_000n);
    const response = await browser.request(review(user.methodId, amount, language));
    expect(response.status).toBe(200);
    expect(await readPage(response)).toContain(language === "fr" ? "11,50" : "11.50");
  });
});

describe("M2 the same form sent again", () => {
  async function form(available = 20_000n) {
    const { browser, user } = await world.payee(available);
    const target = review(user.methodId, "100.00");
    const key = inputValue(await readPage(browser.request(target)), "key") ?? "";
    const fields = {
      intent: "confirm",
      method: user.methodId,
      amount: "100.00",
      key,
      password: user.password,
    };
    return { browser, user, target: `${target}&key=${key}`, fields };
  }

  test("five simultaneous forms make one withdrawal, and all get the first answer", async () => {
    const { browser, user, target, fields } = await form();
    const responses = await Promise.all(Array.from({ length: 5 }, () => browser.submit(target, fields)));
    const places = new Set(responses.map((response) => response.headers.get("location")));
    expect(responses.map((response) => response.status)).toEqual([302, 302, 302, 302, 302]);
    expect(places.size).toBe(1);
    expect(await withdrawalsOf(user)).toHaveLength(1);
  });

  test("going back loads the review with the same key, so confirming again changes nothing", async () => {
    const { browser, user, target, fields } = await form();
    const first = await browser.submit(target, fields);
    const formHtml = await readPage(browser.request(target));
    expect(inputValue(formHtml, "key")).toBe(fields.key);
    const second = await browser.submit(target, fields);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    expect(await withdrawalsOf(user)).toHaveLength(1);
  });

  test("a refused form doesn't use up its key", async () => {
    const { browser, user, target, fields } = await form();
    expect((await browser.submit(target, { ...fields, password: "wrong" })).status).toBe(422);
    expect((await browser.submit(target, fields)).status).toBe(302);
    expect(await withdrawalsOf(user)).toHaveLength(1);
  });

  test("another amount has its own key and is another withdrawal", async () => {
    const { browser, user, fields } = await form();
    const html = await readPage(
      browser.request(`${page}?step=amount&method=${user.methodId}&amount=20&key=${fields.key}`),
    );
    expect(inputValue(html, "key")).not.toBe(fields.key);
  });
});

describe("a balance that changed meanwhile", () => {
  test("shows and offers the amount that is possible now, and changes nothing", async () => {
    const { browser, user } = await world.payee(20_000n);
    const target = review(user.methodId, "150.00");
    const key = inputValue(await readPage(browser.request(target)), "key") ?? "";
    await submitWithdrawal(world.provider, user, 12_000);
    const response = await browser.submit(target, {
      intent: "confirm",
      method: user.methodId,
      amount: "150.00",
      key,
      password: user.password,
    });
    const html = await readPage(response);
    expect(response.status).toBe(422);
    expect(html).toContain("You can withdraw at most $80.00.");
    expect(html).toContain("Maximum: $80.00");
    expect(inputValue(html, "amount")).toBe("150.00");
    expect(await withdrawalsOf(user)).toHaveLength(1);
  });
});

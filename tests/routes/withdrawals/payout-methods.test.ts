import { describe, expect, test } from "vitest";
import { addPayoutMethod, listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { errorsAt, inputValue, readPage, memberWorld } from "../../support/money/member-world";

const world = memberWorld();

const page = "/en/apps/my-cash-back/withdraw?step=method";
const amountStep = (method?: string) => `/en/apps/my-cash-back/withdraw?step=amount&method=${method}`;
const manager = "/en/apps/user/view/payout-methods";
const bank = {
  intent: "add-method",
  kind: "bank_transfer",
  holder: "Mary Major",
  iban: "FR14 2004 1010 0505 0001 3m02 606",
};
const paypal = { intent: "add-method", kind: "paypal", email: "Mary@Example.com" };
/** Returns a key like the hidden one in a freshly loaded form. */
const newKey = () => ({ key: crypto.randomUUID() });
const methodsOf = async (user: { accessToken: string }) =>
  (await world.provider.call(listPayoutMethods, { as: user })).data;

async function member() {
  const { browser, user } = await world.signIn(await world.provider.signUp());
  return { browser, user, password: user.password };
}

describe("adding a payout method requires the password again", () => {
  test("without a payout method the page offers only the two ways to add one", async () => {
    const { browser } = await member();
    const html = await readPage(browser.request(page));
    expect(html).toContain("No payout method yet");
    expect(html).toContain("add=bank_transfer");
    expect(html).toContain("add=paypal");
  });

  test.each([
    [bank, "FR•• •••• 2606"],
    [paypal, "m•••@example.com"],
  ])("saves %j, shows it masked and selects it", async (fields, masked) => {
    const { browser, user, password } = await member();
    const response = await browser.submit(`${page}&add=${fields.kind}`, {
      ...fields,
      password,
      ...newKey(),
    });
    const [added] = await methodsOf(user);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(amountStep(added?.id));
    expect(added?.masked).toBe(masked);
    const html = await readPage(browser.request(response.headers.get("location") ?? ""));
    expect(html).toContain(masked);
    expect(html).toContain("Payout method added");
  });

  test.each([
    [
      "en",
      { iban: "FR14 2004 1010 0505 0001 3M02 607" },
      "iban",
      "This IBAN is not valid. Check it digit by digit.",
    ],
    [
      "fr",
      { iban: "DE00" },
      "iban",
      "L’IBAN de ce pays (Allemagne) compte 22 caractères. Celui-ci en compte 4.",
    ],
    [
      "ar",
      { holder: "محمد علي" },
      "holder",
      "أدخل الاسم بالحروف اللاتينية كما هو مسجل لدى البنك. تجده في كشف الحساب أو على البطاقة البنكية.",
    ],
    ["en", { holder: "Mary 😀" }, "holder", "Banks can’t write this in a name. Remove: 😀"],
    ["ar", { iban: "" }, "iban", "رقم الآيبان غير صحيح. تحقق منه رقمًا رقمًا."],
    ["en", { holder: "M" }, "holder", "Enter the holder’s name, 2 to 70 characters."],
    ["fr", { password: "" }, "password", "Saisissez votre mot de passe."],
  ])(
    "in %s, refuses %j with an error on its field and keeps all other fields except the password",
    async (language, wrong, field, text) => {
      const { browser, user, password } = await member();
      const target = `/${language}/apps/my-cash-back/withdraw?step=method&add=bank_transfer`;
      const response = await browser.submit(target, { ...bank, password, ...newKey(), ...wrong });
      const html = await readPage(response);
      expect(response.status).toBe(400);
      expect(errorsAt(html, field)).toBe(text);
      expect(inputValue(html, field === "holder" ? "iban" : "holder")).toBe(
        field === "holder" ? bank.iban : bank.holder,
      );
      expect(inputValue(html, "password")).toBeUndefined();
      expect(await methodsOf(user)).toEqual([]);
    },
  );

  test("refuses a wrong password", async () => {
    const { browser, user } = await member();
    const response = await browser.submit(`${page}&add=paypal`, {
      ...paypal,
      password: "Wrong-1",
      ...newKey(),
    });
    const html = await readPage(response);
    expect(response.status).toBe(422);
    expect(errorsAt(html, "password")).toBe("The password is wrong.");
    expect(inputValue(html, "email")).toBe(paypal.email);
    expect(await methodsOf(user)).toEqual([]);
  });

  test("refuses a duplicate payout method with an error on its field", async () => {
    const { browser, password } = await member();
    await browser.submit(`${page}&add=paypal`, { ...paypal, password, ...newKey() });
    const response = await browser.submit(`${page}&add=paypal`, { ...paypal, password, ...newKey() });
    expect(response.status).toBe(422);
    expect(errorsAt(await readPage(response), "email")).toBe("You already have this payout method.");
  });
});

describe("M2 the form of a new payout method sent again", () => {
  const target = `${page}&add=paypal`;
  const keyIn = (html: string) => inputValue(html, "key") ?? "";

  test("five simultaneous forms add one method, and all get the first answer", async () => {
    const { browser, user, password } = await member();
    const fields = { ...paypal, password, key: keyIn(await readPage(browser.request(target))) };
    const responses = await Promise.all(Array.from({ length: 5 }, () => browser.submit(target, fields)));
    const [added, ...others] = await methodsOf(user);
    expect(others).toEqual([]);
    expect(responses.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      responses.map(() => [302, amountStep(added?.id)]),
    );
  });

  test("each rendering has a new key, except after a refusal", async () => {
    const { browser, user, password } = await member();
    const key = keyIn(await readPage(browser.request(target)));
    expect(keyIn(await readPage(browser.request(target)))).not.toBe(key);
    for (const wrong of [{ email: "mary" }, { password: "Wrong-1" }]) {
      const rejection = await browser.submit(target, { ...paypal, password, key, ...wrong });
      expect(keyIn(await readPage(rejection))).toBe(key);
    }
    expect((await browser.submit(target, { ...paypal, password, key })).status).toBe(302);
    expect(await methodsOf(user)).toHaveLength(1);
  });

  test("refuses a missing or malformed key", async () => {
    const { browser, user, password } = await member();
    for (const key of ["", "too short"])
      expect((await browser.submit(target, { ...paypal, password, key })).status).toBe(400);
    expect(await methodsOf(user)).toEqual([]);
  });
});

describe("removing a payout method", () => {
  async function createMemberWithMethod() {
    const { browser, user, password } = await member();
    const body = { details: { kind: "paypal", email: "a@example.com" } as const, password };
    const { data: method } = await world.provider.call(addPayoutMethod, { as: user, body });
    return { browser, user, method };
  }

  test("asks for confirmation and removes it; repeating gives the same result", async () => {
    const { browser, user, method } = await createMemberWithMethod();
    expect(await readPage(browser.request(`${manager}?remove=${method.id}`))).toContain(
      "Remove this payout method?",
    );
    expect(await methodsOf(user)).toHaveLength(1);
    for (let round = 0; round < 2; round++) {
      const response = await browser.submit(manager, { intent: "remove-method", method: method.id });
      expect(response.status).toBe(302);
    }
    expect(await readPage(browser.request(manager))).toContain("Payout method removed");
    expect(await methodsOf(user)).toEqual([]);
  });

  test("S7 doesn't remove another member's", async () => {
    const { user, method } = await createMemberWithMethod();
    const other = await member();
    await other.browser.submit(manager, { intent: "remove-method", method: method.id });
    expect(await methodsOf(user)).toHaveLength(1);
  });

  test("S9 refuses a malformed id with 400", async () => {
    const { browser } = await member();
    expect((await browser.submit(manager, { intent: "remove-method", method: "../me" })).status).toBe(400);
  });
});

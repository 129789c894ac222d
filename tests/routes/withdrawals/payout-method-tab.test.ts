import { expect, test } from "vitest";
import { listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { errorsAt, hasControl, inputValue, memberWorld, readPage } from "../../support/money/member-world";

const world = memberWorld();
const tab = "/en/apps/user/view/payout-methods";

test.each([
  ["en", "Payout methods", "No payout method yet", "Bank transfer"],
  ["fr", "Modes de versement", "Aucun mode de versement", "Virement bancaire"],
  ["ar", "طرق السحب", "لا توجد طريقة سحب بعد", "تحويل بنكي"],
])(
  "in %s: adds with the password, shows it masked, removes after confirmation",
  async (language, ...words) => {
    const [title, none, bank] = words as [string, string, string];
    const { browser, user } = await world.signIn(await world.provider.signUp());
    const page = tab.replace("en", language);
    const readMethods = async () => (await world.provider.call(listPayoutMethods, { as: user })).data;
    const empty = await readPage(browser.request(page));
    for (const part of [`<title>${title} · Cashlane`, none, '?add=bank_transfer#add-method"'])
      expect(empty).toContain(part);

    const adding = `${page}?add=bank_transfer`;
    const html = await readPage(browser.request(adding));
    const form = {
      intent: "add-method",
      kind: "bank_transfer",
      key: inputValue(html, "key")!,
      holder: "Noor Haddad",
      iban: "DE89 3704 0044 0532 0130 00",
    };
    const errorResponse = await browser.submit(adding, { ...form, password: "Wrong-horse-7" });
    expect(errorResponse.status).toBe(422);
    expect(errorsAt(await readPage(errorResponse), "password") !== undefined).toBe(true);
    const added = await browser.submit(adding, { ...form, password: user.password });
    expect(added.status).toBe(302);
    expect(added.headers.get("location")).toEqual(page);
    const [method] = await readMethods();
    const listed = await readPage(browser.request(page));
    for (const part of [bank, method!.masked, `?remove=${method!.id}"`]) expect(listed).toContain(part);

    const confirmation = await readPage(browser.request(`${page}?remove=${method!.id}`));
    expect(hasControl(confirmation, { name: "intent", value: "remove-method" })).toBe(true);
    const removed = await browser.submit(page, { intent: "remove-method", method: method!.id });
    expect(removed.status).toBe(302);
    expect(await readMethods()).toEqual([]);
  },
);

test.each(["en", "fr", "ar"])("in %s: adds a US account without scripts", async (language) => {
  const { browser, user } = await world.signIn(await world.provider.signUp());
  const page = tab.replace("en", language);
  const adding = `${page}?add=us_account`;
  const html = await readPage(browser.request(adding));
  const form = {
    intent: "add-method",
    kind: "us_account",
    key: inputValue(html, "key")!,
    holder: "Noor Haddad",
    routingNumber: "0210-0002-1",
    accountNumber: "1234 56789",
    accountType: "savings",
    password: user.password,
  };
  const errorResponse = await browser.submit(adding, { ...form, routingNumber: "021000022" });
  expect(errorResponse.status).toBe(400);
  expect(errorsAt(await readPage(errorResponse), "routingNumber")).toBeDefined();
  expect((await browser.submit(adding, form)).status).toBe(302);
  const [method] = (await world.provider.call(listPayoutMethods, { as: user })).data;
  expect(method).toMatchObject({ kind: "us_account", masked: "US•• •••• 6789" });
});

test("neither shows nor offers to remove another member's method", async () => {
  const other = await world.payee(0n);
  const [foreign] = (await world.provider.call(listPayoutMethods, { as: other.user })).data;
  const { browser } = await world.signIn(await world.provider.signUp());
  const html = await readPage(browser.request(`${tab}?remove=${foreign!.id}`));
  expect(html).not.toContain("remove-method");
  await browser.submit(tab, { intent: "remove-method", method: foreign!.id });
  expect((await world.provider.call(listPayoutMethods, { as: other.user })).data).toHaveLength(1);
});

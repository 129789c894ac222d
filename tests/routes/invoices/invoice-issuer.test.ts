import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getIssuer } from "#contract/invoices/invoice-issuer.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import { adminFixtures, type Desk } from "../../support/money/admin-fixtures";
import { errorsAt, inputValue, readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();
const address = (language = "en") => `/${language}/apps/invoice/billing`;
const party = { intent: "issuer", ...emptyIssuer, name: "Operations" };
const account = { ...party, iban: "DE89 3704 0044 0532 0130 00", bic: "DEUTDEFF" };

const send = (desk: Desk, fields: Record<string, string>, language?: string) =>
  fixtures.post(desk, address(language), Object.entries(fields));
const page = (desk: Desk, language?: string) => readPage(desk.browser.request(address(language)));
/** Submits the issuer with the version that the page shows. */
async function save(desk: Desk, fields: Record<string, string>, language?: string) {
  const version = inputValue(await page(desk, language), "version")!;
  return send(desk, { version, ...fields }, language);
}
const readIban = async () =>
  (await fixtures.provider.call(getIssuer, { as: fixtures.ada.user })).data.value.iban;

test.each([
  [
    "en",
    { iban: "GB33 NOT AN IBAN" },
    "iban",
    "An IBAN of this country (United Kingdom) has 22 characters. This one has 13.",
  ],
  ["fr", { iban: "US12 3456" }, "iban", "«\u00a0US\u00a0» n’en est pas un."],
  ["ar", { bic: "XX" }, "bic", "يتكوّن رمز BIC من 8 خانات أو 11 خانة، وما أدخلته عدد خاناته 2."],
  ["en", { iban: account.iban, bic: "AIBKIE2D" }, "bic", "(BIC: Ireland, IBAN: Germany)"],
])(
  "in %s refuses the issuer's account %j with an error on its field",
  async (language, wrong, field, text) => {
    const response = await save(fixtures.ada, { ...party, ...wrong }, language);
    const html = await readPage(response);
    expect(response.status).toBe(400);
    expect(errorsAt(html, field)).toContain(text);
    expect(inputValue(html, "name")).toBe("Operations");
  },
);

test("a new account requires the password, waits, and is approved by a second person", async () => {
  const { ada, otto, provider } = fixtures;
  await provider.app.database.execute(sql`update sessions set proven_at = proven_at - interval '11 minutes'`);
  const response = await save(ada, account);
  expect(response.status).toBe(403);
  expect(await readPage(response)).toContain('name="passwordAgain"');
  expect((await save(ada, { ...account, passwordAgain: ada.user.password })).status).toBe(302);
  expect(await readIban()).toBe("");

  const requesterHtml = await page(ada);
  expect(requesterHtml).toContain("DE89 3704 0044 0532 0130 00");
  expect(requesterHtml).not.toContain('value="approve"');
  const waiting = await page(otto);
  const decision = {
    proposal: inputValue(waiting, "proposal")!,
    key: inputValue(waiting, "key")!,
    intent: "approve",
    passwordAgain: otto.user.password,
  };
  expect((await send(otto, decision)).status).toBe(302);
  expect(await readIban()).toBe("DE89370400440532013000");
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hasControl, readPage, memberWorld } from "../support/money/member-world";

const world = memberWorld();

const page = "/en/apps/user/view/data";
const told = (answer: Response) => [answer.status, answer.headers.get("location")];

test.each([
  ["en", "Everything about you in one file", "Delete my account"],
  ["fr", "Tout sur vous dans un fichier", "Supprimer mon compte"],
  ["ar", "كل ما يخصك في ملف واحد", "حذف حسابي"],
])(
  "in %s: the file and the end of the account, with the password when it was given long ago",
  async (language, ...words) => {
    const { browser, user } = await world.signIn(await world.provider.signUp({ name: "Noor Haddad" }));
    const address = page.replace("en", language);
    const html = await readPage(browser.request(address));
    for (const word of words) expect(html).toContain(word);
    await world.provider.app.database.execute(
      sql`update sessions set proven_at = proven_at - interval '11 minutes'`,
    );
    expect(told(await browser.request(`${address}/file`))).toEqual([302, address]);
    const asked = await browser.submit(address, { intent: "export" });
    expect([asked.status, hasControl(await readPage(asked), { name: "passwordAgain" })]).toEqual([403, true]);
    const given = { intent: "export", passwordAgain: user.password };
    expect(told(await browser.submit(address, given))).toEqual([302, `${address}/file`]);
    const file = await browser.request(`${address}/file`);
    expect(file.headers.get("content-disposition")).toMatch(
      /attachment; filename="cashlane-data-[\d-]+\.json"/,
    );
    expect(((await file.json()) as { users: { name: string }[] }).users[0]?.name).toBe("Noor Haddad");
  },
);

test("asked with a tick, shown with its day, taken back; with money in it, why not", async () => {
  const { browser } = await world.signIn(await world.provider.signUp());
  const unsure = await browser.submit(page, { intent: "delete" });
  expect(unsure.status).toBe(400);
  expect(await readPage(unsure)).toContain("Tick this to go on.");
  expect(told(await browser.submit(page, { intent: "delete", agree: "on" }))).toEqual([302, page]);
  expect(await readPage(browser.request(page))).toContain("Your account is going to be deleted");
  expect(told(await browser.submit(page, { intent: "keep" }))).toEqual([302, page]);
  expect(await readPage(browser.request(page))).toContain("Delete my account");
  const rich = await world.payee(500n);
  const html = await readPage(rich.browser.request(page));
  expect([html.includes("Money is in your account"), html.includes("Delete my account")]).toEqual([
    true,
    false,
  ]);
  expect((await rich.browser.submit(page, { intent: "delete", agree: "on" })).status).toBe(409);
});

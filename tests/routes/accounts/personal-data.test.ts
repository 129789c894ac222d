import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { dataExports } from "#provider/database/schema/data-export-schema.ts";
import { createExportParts } from "#provider/modules/personal-data/export-repository.ts";
import { makeDueExports } from "#provider/modules/personal-data/make-exports.ts";
import { hasControl, readPage, memberWorld } from "../../support/money/member-world";

const world = memberWorld();

const page = "/en/apps/user/view/data";
const statusAndLocation = (response: Response) => [response.status, response.headers.get("location")];

test.each([
  [
    "en",
    "Everything about you in one file",
    "Delete my account",
    "Preparing your file",
    "Your file is ready",
  ],
  ["fr", "Tout sur vous dans un fichier", "Supprimer mon compte", "votre fichier", "Votre fichier est prêt"],
  ["ar", "كل ما يخصك في ملف واحد", "حذف حسابي", "ملفك", "ملفك جاهز"],
])(
  "in %s: the file is requested, created and fetched byte for byte, with the password when not recent",
  async (language, title, deletion, underway, ready) => {
    const { browser, user } = await world.signIn(await world.provider.signUp({ name: "Noor Haddad" }));
    const { app } = world.provider;
    const address = page.replace("en", language);
    const first = await readPage(browser.request(address));
    for (const word of [title, deletion]) expect(first).toContain(word);
    const forget = sql`update sessions set proven_at = proven_at - interval '11 minutes'`;
    await app.database.execute(forget);
    const exportResponse = await browser.submit(address, { intent: "export" });
    expect(exportResponse.status).toBe(403);
    expect(hasControl(await readPage(exportResponse), { name: "passwordAgain" })).toBe(true);
    const authentication = { passwordAgain: user.password };
    expect(statusAndLocation(await browser.submit(address, { intent: "export", ...authentication }))).toEqual(
      [302, address],
    );
    const waiting = await readPage(browser.request(address));
    expect(waiting).toContain("<progress");
    expect(waiting).toContain(`href="${address}"`);
    const isOwn = eq(dataExports.userId, user.userId);
    await app.database.update(dataExports).set({ state: "working" }).where(isOwn);
    expect(await readPage(browser.request(address))).toContain(underway);
    await makeDueExports(app);
    expect(await readPage(browser.request(address))).toContain(ready);

    await app.database.execute(forget);
    expect(statusAndLocation(await browser.request(`${address}/file`))).toEqual([302, address]);
    const rejection = await browser.submit(address, { intent: "download" });
    expect(rejection.status).toBe(403);
    expect(hasControl(await readPage(rejection), { name: "passwordAgain" })).toBe(true);
    const opened = await browser.submit(address, { intent: "download", ...authentication });
    expect(statusAndLocation(opened)).toEqual([302, `${address}/file`]);
    const response = await browser.request(`${address}/file`);
    expect(response.headers.get("content-disposition")).toMatch(
      /attachment; filename="cashlane-data-[\d-]+\.zip"/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const [row] = await app.database.select().from(dataExports).where(isOwn);
    expect(bytes.length).toBe(row?.size);
    const chunks: Buffer[] = [];
    for await (const part of createExportParts(app).read(app.database, row!)) chunks.push(part);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    const users = JSON.parse(strFromU8(unzipSync(bytes)["json/users.json"]!)) as { name: string }[];
    expect(users[0]?.name).toBe("Noor Haddad");
  },
);

test("deletion needs a tick, shows its day, can be undone, and is refused with money in the account", async () => {
  const { browser } = await world.signIn(await world.provider.signUp());
  const unsure = await browser.submit(page, { intent: "delete" });
  expect(unsure.status).toBe(400);
  expect(await readPage(unsure)).toContain("Tick this box to continue.");
  expect(statusAndLocation(await browser.submit(page, { intent: "delete", agree: "on" }))).toEqual([
    302,
    page,
  ]);
  expect(await readPage(browser.request(page))).toContain("Your account will be deleted");
  expect(statusAndLocation(await browser.submit(page, { intent: "keep" }))).toEqual([302, page]);
  expect(await readPage(browser.request(page))).toContain("Delete my account");
  const rich = await world.payee(500n);
  const html = await readPage(rich.browser.request(page));
  expect(html).toContain("There’s money in your account");
  expect(html).not.toContain("Delete my account");
  expect((await rich.browser.submit(page, { intent: "delete", agree: "on" })).status).toBe(409);
});

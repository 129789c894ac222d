import { beforeAll, expect, test } from "vitest";
import { adminListHelp } from "#contract/help/admin-help.ts";
import { writeHelp } from "#provider/help/write-help.ts";
import { texts as arabic } from "~/locales/ar/help-admin";
import { texts as english } from "~/locales/en/help-admin";
import { texts as french } from "~/locales/fr/help-admin";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { errorsAt, inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";

const path = "/en/apps/admin/help";
const fixtures = adminFixtures();
beforeAll(async () => {
  await writeHelp(fixtures.provider.connection, fixtures.provider.app.clock);
});

const page = async (search = "", address = path) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address + search)));
const send = (search: string, fields: Record<string, string>) =>
  fixtures.ada.browser.submit(path + search, fields);
const entries = async () =>
  (await fixtures.provider.call(adminListHelp, { as: fixtures.ada.user, query: { kind: "article" } })).data;

test.each([
  ["en", english],
  ["fr", french],
  ["ar", arabic],
] as const)(
  "in %s: lists the texts, and shows one with its content, preview and versions",
  async (language, texts) => {
    const [first] = await entries();
    const html = await page(`?view=${first!.id}&language=${language}`, path.replace("en", language));
    for (const text of [texts.title, texts.kind_answer, texts.previewTitle, texts.versions, texts.product])
      expect(html).toContain(text);
  },
);

test("without scripts a text is created, previewed, saved, published, and reset to an earlier version", async () => {
  const addForm = await page("?kind=article&add=text");
  const key = inputValue(addForm, "key")!;
  const startedAt = {
    key,
    kind: "article",
    category: "balance",
    slug: "new-words",
    title: "New words",
    body: "# Head\n\n<script>alert(1)</script> and [here](javascript:alert(1))",
  };
  const errorResponse = await send("?kind=article&add=text", {
    ...startedAt,
    slug: "Not a name",
    intent: "create",
  });
  const wrongHtml = await readPage(errorResponse);
  expect(errorResponse.status).toBe(400);
  expect(errorsAt(wrongHtml, "slug")).toEqual(english.slugWrong);
  expect(inputValue(wrongHtml, "title")).toBe("New words");
  const created = await send("?kind=article&add=text", { ...startedAt, intent: "create" });
  const [at, search] = (created.headers.get("location") ?? "").split("?");
  expect(created.status).toBe(302);
  expect(at).toEqual(path);
  const opened = await page(`?${search}`);
  expect(opened).toContain(english.done_create);
  expect(opened).not.toContain("<script>alert(1)");
  expect(opened).not.toContain('href="javascript');

  const entry = new URLSearchParams(search).get("view")!;
  const words = { entry, language: "en", category: "balance", title: "Better words" };
  const typed = { ...words, version: "1", body: "Some **strong** words" };
  const previewed = await send(`?${search}`, { ...typed, intent: "preview" });
  const preview = await readPage(previewed);
  expect(previewed.status).toBe(200);
  expect(preview).toContain("<strong>strong</strong>");
  expect(inputValue(preview, "title")).toBe("Better words");
  expect((await entries()).find(({ id }) => id === entry)).toMatchObject({ title: "New words", version: 1 });

  expect((await send(`?${search}`, { ...typed, intent: "show" })).status).toBe(302);
  const reader = "/front-pages/help-center/new-words";
  expect(await page("", reader)).toContain("<strong>strong</strong>");
  const conflict = await send(`?${search}`, { ...typed, intent: "save" });
  expect(conflict.status).toBe(409);
  expect(await readPage(conflict)).toContain("Someone else changed this text");

  const old = await page(`?${search}&version=1`);
  expect(old).toContain("This is version 1.");
  const restoreForm = { entry, language: "en", version: "2", from: "1", intent: "restore" };
  expect((await send(`?${search}&version=1`, restoreForm)).status).toBe(302);
  expect((await fixtures.ada.browser.request(reader)).status).toBe(404);
});

test("answers 404 to an unknown text and 400 to an invalid form", async () => {
  const response = await fixtures.ada.browser.request(`${path}?view=${crypto.randomUUID()}`);
  expect(response.status).toBe(404);
  expect(await readPage(response)).toContain(english.unknown);
  expect((await send("", { intent: "explode" })).status).toBe(400);
});

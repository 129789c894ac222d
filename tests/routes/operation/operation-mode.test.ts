import { afterEach, expect, test } from "vitest";
import type { OperationState } from "#contract/operation/operation-states.ts";
import { operationModes } from "#provider/database/schema/operation-schema.ts";
import { writeMode } from "#provider/modules/operation/mode.ts";
import { primaryColors } from "../../../app/page/theme";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../../support/money/member-world";
import type { Browser } from "../../support/pages/browser";

const fixtures = adminFixtures();
const app = () => fixtures.provider.app;
const noMessages = { en: "", fr: "", ar: "" };
const operationPath = "/en/apps/admin/operation";

/** Switches the mode, and waits until the dashboard has read it. */
async function switchTo(state: OperationState, messages = noMessages): Promise<void> {
  await writeMode(app().database, { state, messages, until: null }, new Date());
  app().operation.forget();
  // The login page shows the mode only in its banner, and makes no other call.
  const isShown = async () => /Changes are paused|be back soon/.test(await (await visit("/en/login")).text());
  await expect.poll(isShown, { timeout: 10_000 }).toBe(state !== "normal");
}
afterEach(async () => {
  await app().database.delete(operationModes);
  app().operation.forget();
  await switchTo("normal");
});

const html = { accept: "text/html" };
const visit = (path: string) => fixtures.dashboard.request(path, { headers: html });
const readAs = (browser: Browser, path: string) => browser.request(path, { headers: html });

test.each([
  ["en", "Changes are paused"],
  ["fr", "Les modifications sont suspendues"],
  ["ar", "التغييرات متوقفة مؤقتًا"],
])("read-only in %s: pages show a notice to visitors", async (language, text) => {
  await switchTo("read_only");
  expect(await (await visit(`/${language}/login`)).text()).toContain(text);
  expect(await (await visit(`/${language}/stores`)).text()).toContain(text);
});

test("read-only: the operator's message is shown instead of the general one", async () => {
  await switchTo("read_only", { ...noMessages, en: "We check <b>payments</b>." });
  expect(await (await visit("/en/login")).text()).toContain("We check &lt;b&gt;payments&lt;/b&gt;.");
});

test("read-only: a form explains why nothing was saved, and keeps its input, however often it is sent", async () => {
  const { browser } = await fixtures.payee(10_000n);
  await switchTo("read_only");
  for (let attempt = 1; attempt <= 7; attempt++) {
    const response = await browser.submit("/en/contact", {
      topic: "account",
      subject: "Missing purchase",
      message: "My purchase of Monday is missing.",
      key: "00000000-0000-4000-8000-000000000000",
    });
    expect(response.status).toBe(503);
    const page = normalizeSpaces(await readPage(response));
    expect(page).toContain("the service is read-only. Nothing was saved");
    expect(page).toContain("My purchase of Monday is missing.");
  }
});

test.each([
  ["en", "We’ll be back soon"],
  ["fr", "Nous revenons bientôt"],
  ["ar", "سنعود قريبًا"],
])("maintenance in %s: visitors get a page with 503 and Retry-After", async (language, text) => {
  await switchTo("maintenance");
  const response = await visit(`/${language}/stores?q=1`);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  const page = await response.text();
  expect(page).toContain(text);
  expect(page).toContain(`href="/${language}/stores?q=1"`);
  expect(page).toContain(primaryColors.evergreen);
});

test("maintenance: members get the page, too", async () => {
  const { browser } = await fixtures.payee(10_000n);
  await switchTo("maintenance");
  expect((await readAs(browser, "/en/apps/wallet/my-balance")).status).toBe(503);
});

test("maintenance: a link within the app loads the maintenance page as a document", async () => {
  await switchTo("maintenance");
  const response = await fixtures.dashboard.request("/en/stores.data");
  expect(response.status).toBe(202);
  expect(response.headers.get("x-remix-reload-document") ?? (await response.text())).toMatch(/true|reload/i);
});

test.each(["/en/login", "/en/status", "/healthz", "/readyz"])("maintenance: %s stays open", async (path) => {
  await switchTo("maintenance");
  expect((await visit(path)).status).toBe(200);
});

test("maintenance: the status page doesn't tell visitors what staff see", async () => {
  await switchTo("maintenance");
  const page = await (await visit("/en/status")).text();
  expect(page).toContain("We’ll be back soon");
  expect(page).not.toContain("Members see the maintenance page.");
});

test("staff switch maintenance on and off in the Manage Center", async () => {
  const switchBy = (state: string) =>
    fixtures.ada.browser.submit(operationPath, { state, ...noMessages, minutes: "30" });
  expect((await switchBy("maintenance")).status).toBe(302);
  const readByAda = async () =>
    normalizeSpaces(await (await readAs(fixtures.ada.browser, operationPath)).text());
  await expect.poll(readByAda, { timeout: 10_000 }).toContain("Members see the maintenance page.");
  expect((await visit("/en/stores")).status).toBe(503);
  expect((await switchBy("normal")).status).toBe(302);
  await expect.poll(async () => (await visit("/en/stores")).status, { timeout: 10_000 }).toBe(200);
});

test("a form without a mode is refused next to the field, with the messages kept", async () => {
  const response = await fixtures.ada.browser.submit(operationPath, { en: "Moving house", fr: "", ar: "" });
  expect(response.status).toBe(400);
  const page = normalizeSpaces(await readPage(response));
  expect(page).toContain("Choose a mode.");
  expect(page).toContain("Moving house");
});

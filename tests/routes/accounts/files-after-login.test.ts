import { expect, test } from "vitest";
import { csvFiles } from "~/routes/$lang.csv.$/files.server";
import { Browser } from "../../support/pages/browser";
import { adminFixtures } from "../../support/money/admin-fixtures";

const fixtures = adminFixtures();
const asForm = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

test("logging in at the address of a file opens the page with the file", async () => {
  const { ada, dashboard } = fixtures;
  const browser = new Browser(dashboard);
  const visit = await browser.request("/fr/csv/apps/details/leads?f.state=pending");
  const login = visit.headers.get("location")!;
  const { email, password } = ada.user;
  const entered = await browser.request(login, asForm({ email, password }));
  expect(entered.headers.get("location")).toBe("/fr/apps/details/leads?f.state=pending");
});

const opened: [file: string, page: string][] = [
  ...Object.keys(csvFiles).map((path): [string, string] => [`/csv${path}`, path]),
  ["/csv/apps/details/networks/awin/reports?cols=a", "/apps/details/networks/awin/reports?cols=a"],
  ["/apps/admin/claims/4711/proof", "/apps/admin/claims?view=4711"],
  ["/apps/invoice/preview/4711/pdf", "/apps/invoice/preview/4711"],
  ["/apps/my-cash-back/withdraw-history/4711/receipt", "/apps/my-cash-back/withdraw-history?view=4711"],
  ["/apps/user/view/data/file", "/apps/user/view/data"],
  ["/apps/wallet/my-balance/statement?month=2026-03", "/apps/wallet/my-balance"],
];

test.each(opened)("a login that starts at %s leads back to %s", async (file, page) => {
  const returnTo = encodeURIComponent(`/en${file}`);
  const response = await fixtures.ada.browser.request(`/en/login?returnTo=${returnTo}`);
  expect(response.headers.get("location")).toBe(`/en${page}`);
});

test.each(Object.keys(csvFiles))("the page %s exists", async (page) => {
  const response = await fixtures.ada.browser.request(`/en${page}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/html");
});

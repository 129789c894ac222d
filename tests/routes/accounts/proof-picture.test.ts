import { expect, test } from "vitest";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";

const { dashboard } = standInDashboard(standInAccounts().handle, { CURRENCY: "EUR" });

test.each([
  ["en", "+€8.40"],
  ["fr", "Commande de"],
  ["ar", "مُسجَّل"],
])(
  "the picture beside forms is in the page's language, amounts in the accounts' currency: %s",
  async (language, text) => {
    const response = await dashboard.request(`/proofs/${language}.svg`, {
      headers: { cookie: "language=en" },
    });
    expect(response.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(await response.text()).toContain(text);
  },
);

test("the picture beside forms has colors for the dark mode, which its policy allows", async () => {
  const response = await dashboard.request("/proofs/en.svg");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(await response.text()).toContain("@media (prefers-color-scheme: dark)");
});

test.each(["de.svg", "en.png"])("there is no picture %s", async (file) => {
  expect((await dashboard.request(`/proofs/${file}`)).status).toBe(404);
});

test.each([
  ["/en/login", "Order of €120.00"],
  ["/fr/login", "Commande de"],
  ["/ar/forgot-password", "هكذا يبدو السحب"],
])("the document of %s contains the picture, so that it needs no other request", async (path, text) => {
  const html = await (await dashboard.request(path)).text();
  const [, picture = ""] = /<div[^>]*class="auth-picture[^"]*"[^>]*><svg[^>]*>(.*?)<\/svg>/s.exec(html) ?? [];
  expect(picture).toContain(text);
});

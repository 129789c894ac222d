import { expect, test } from "vitest";
import { adminFixtures } from "../../support/money/admin-fixtures";

const fixtures = adminFixtures();

const screens = [
  ["/en/apps/ecommerce/manage-reviews", ["/en/apps/ecommerce/products/list", "/en/apps/ecommerce/coupons"]],
  ["/en/apps/details/leads", ["/en/apps/details/leads/unmatched", "/en/apps/details/leads/import"]],
] as const;

test.each(screens)("%s has tabs only for screens that the user may open", async (screen, others) => {
  const { browser: support } = await fixtures.signIn(await fixtures.provider.signUp({ role: "support" }));
  const findLinks = async (browser: typeof support) => {
    const [, main = ""] = (await (await browser.request(screen)).text()).split("<main");
    return others.filter((path) => main.includes(`href="${path}"`));
  };
  expect(await findLinks(fixtures.ada.browser)).toEqual(others);
  const statuses = await Promise.all(
    others.map(async (path) => [path, (await support.request(path)).status] as const),
  );
  const permitted = statuses.filter(([, status]) => status === 200).map(([path]) => path);
  expect(permitted.length).toBeLessThan(others.length);
  expect(await findLinks(support)).toEqual(permitted);
});

test.each(["/en/apps/details/overview", "/en/apps/admin/admin-logs", "/en/apps/ecommerce/products/list"])(
  "%s has links only to screens that finance may open",
  async (screen) => {
    const user = await fixtures.provider.signUp({ role: "finance" });
    const { browser: finance } = await fixtures.signIn(user);
    const [, main = ""] = (await (await finance.request(screen)).text()).split("<main");
    const links = new Set([...main.matchAll(/href="(\/en\/apps\/[^"#]+)"/g)].map(([, href = ""]) => href));
    expect(links.size).toBeGreaterThan(0);
    const forbidden: string[] = [];
    for (const href of links)
      if ((await finance.request(href.replaceAll("&amp;", "&"))).status === 403) forbidden.push(href);
    expect(forbidden).toEqual([]);
  },
);

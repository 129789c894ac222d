import { expect, test } from "vitest";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { routePaths } from "../../support/pages/route-paths";
import { alternate, everyNth } from "../../support/programs/repetitions";

const fixtures = adminFixtures();

const values = ["9999-12-31", "0000-01-01", "toString", "-1", "\u202E😀\0", "x".repeat(2_000)];
const undecodable = ["%ff", "%E0%A4%A", "%ED%A0%80"];

/** Parameters that pages read but don't initially offer in a form or link. */
const unofferedNames = [
  "id",
  "ids",
  "after",
  "before",
  "from",
  "to",
  "period",
  "tab",
  "token",
  "next",
  "back",
];

/** Returns the query parameters a page offers: fields of its GET forms and parameters of links to itself. */
function offeredNames(html: string, path: string): Set<string> {
  const names = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    if (/method="post"/i.test(attributes)) continue;
    for (const [, name = ""] of body.matchAll(/\bname="([^"]+)"/g)) names.add(name);
  }
  for (const [, href = ""] of html.matchAll(/\bhref="([^"]*\?[^"]*)"/g)) {
    const url = new URL(href.replaceAll("&amp;", "&"), `http://localhost${path}`);
    if (url.pathname === path) for (const name of url.searchParams.keys()) names.add(name);
  }
  return names;
}

/**
 * Returns hostile queries for a page: one for each offered parameter, and several with all parameters (with
 * each hostile value, with undecodable values, and with repeated names). Outside the long run, this is only a
 * sample, which depends on the page's number.
 */
function hostileQueries(offered: Set<string>, page: number): string[] {
  const all = [...new Set([...offered, ...unofferedNames])];
  const queryOf = (entries: string[][]) => new URLSearchParams(entries).toString();
  const singleQueries = [...offered].map((name, index) =>
    queryOf([[name, values[(page + index) % values.length]!]]),
  );
  const malformed = [
    all
      .map((name, index) => `${encodeURIComponent(name)}=${undecodable[index % undecodable.length]}`)
      .join("&"),
    queryOf(all.flatMap((name) => values.slice(0, 3).map((value) => [name, value]))),
  ];
  return [
    ...everyNth(singleQueries, 2, page),
    ...alternate(values, page).map((value) => queryOf(all.map((name) => [name, value]))),
    ...alternate(malformed, page),
  ];
}

test("no page or file of the dashboard fails on a hostile query", { timeout: 400_000 }, async () => {
  const { browser } = fixtures.ada;
  const failed: string[] = [];
  let offered = 0;
  for (const [page, path] of routePaths().entries()) {
    const first = await browser.request(path);
    const names = offeredNames(await first.text(), path);
    offered += names.size;
    for (const query of hostileQueries(names, page)) {
      const response = await browser.request(`${path}?${query}`);
      await response.text();
      if (response.status >= 500) failed.push(`${response.status} ${path}?${query.slice(0, 200)}`);
    }
  }
  expect(failed).toEqual([]);
  expect(offered).toBeGreaterThan(280);
  const lines = fixtures.dashboard.output().split("\n");
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

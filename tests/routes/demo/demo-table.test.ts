import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { respond } from "../../support/contract/stand-in-provider";

const { dashboard } = standInDashboard((_, response) =>
  respond(response, { access_token: "a", refresh_token: "r" }),
);

async function pageAt(target: string) {
  const html = await (await dashboard.request(target)).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

function columnsOf(body: string) {
  const heads = [...body.matchAll(/<th role="columnheader"[^>]*>(.*?)<\/th>/g)].map(([, cell = ""]) =>
    cell.replace(/<[^>]+>/g, ""),
  );
  return heads.filter((head) => /^\p{L}/u.test(head));
}

const shownPart = "f.level=senior&q=lina&sort=-age&cols=age&cols=email";

test("the file has the columns and rows of the address, over all pages, in their order", async () => {
  const body = await pageAt(`/en/react-table?${shownPart}`);
  const [, address = ""] = /href="(\/en\/csv\/react-table[^"]*)"/.exec(body) ?? [];
  const response = await dashboard.request(address.replaceAll("&amp;", "&"));
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="people.csv"');
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF"Name","Age","Email address"\r\n')).toBe(true);

  const people = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(people.length).toBeGreaterThan(10);
  expect(people.every((person) => person.Name?.startsWith("Lina "))).toBe(true);
  const ages = people.map((person) => Number(person.Age));
  expect(ages).toEqual(ages.toSorted((one, other) => other - one));
  expect(ages.every((age) => age > 30)).toBe(true);
});

test("the file has headings in the reader's language and machine-readable values", async () => {
  const text = await (await dashboard.request("/ar/csv/react-table?q=lina.haddad1@example.com")).text();
  const [titles, person] = parse(text, { bom: true }) as string[][];
  expect(titles).toEqual(["الاسم", "البريد الإلكتروني", "تاريخ الانضمام", "المستوى", "الخبرة", "العمر"]);
  expect(person).toEqual([
    "Lina Haddad",
    "lina.haddad1@example.com",
    "2015-01-05T00:00:00.000Z",
    "junior",
    "0",
    "21",
  ]);
});

test("without scripts a button moves a column by one place, and links keep the order", async () => {
  const body = await pageAt("/en/react-table");
  expect(columnsOf(body)).toEqual(["Name", "Email address", "Joined", "Level", "Experience", "Age"]);
  const [button] = /<button[^>]*aria-label="Move Level earlier"[^>]*>/.exec(body) ?? [];
  expect(button).toContain('type="submit"');
  expect(button).toContain('name="move"');
  expect(button).toContain('value="-level"');

  const all = ["email", "start", "level", "experience", "age"].map((id) => `cols=${id}`).join("&");
  const after = await pageAt(`/en/react-table?${all}&move=-level`);
  expect(columnsOf(after)).toEqual(["Name", "Email address", "Level", "Joined", "Experience", "Age"]);
  const [, sorting = ""] = /href="([^"]*sort=age)"/.exec(after) ?? [];
  expect(sorting).toMatch(/cols=email.*cols=level/);
  expect(sorting).not.toContain("move=");
  expect(columnsOf(await pageAt(sorting.replaceAll("&amp;", "&")))).toEqual([
    "Name",
    "Email address",
    "Level",
    "Joined",
    "Experience",
    "Age",
  ]);
});

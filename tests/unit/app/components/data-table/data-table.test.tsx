import { describe, expect, it } from "vitest";
import { DataTable } from "~/components/data-table/data-table";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { readTableState } from "~/components/data-table/url-state";
import { render, textOf } from "../../../../support/pages/render";

interface Row {
  id: string;
  name: string;
  amount: number;
}
const specification = { search: true, sorts: ["amount"], sizes: [2] };
const rows: Row[] = [
  { id: "a", name: "Nike", amount: 7 },
  { id: "b", name: "eBay", amount: 5 },
];

function table(
  search: string,
  shown = rows,
  more: Partial<Parameters<typeof DataTable<Row>>[0]> = {},
): string {
  const state: TableState = readTableState(new URLSearchParams(search), specification);
  return render(
    <DataTable
      label="Earnings"
      columns={[
        { id: "name", header: "Name", primary: true, cell: (row) => row.name },
        { id: "amount", header: "Amount", align: "end", cell: (row) => row.amount },
      ]}
      rows={shown}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      specification={specification}
      state={state}
      paging={{ nextCursor: "c2", total: 5, totalIsExact: true }}
      empty={<p>Nothing earned yet</p>}
      {...more}
    />,
    { path: `/en/list?${search}` },
  );
}

describe("data-table kit", () => {
  it("is a named table whose rows are headed by their name", () => {
    const html = table("");
    expect(html).toContain('aria-label="Earnings"');
    expect(html.match(/role="rowheader" scope="row"/g)).toHaveLength(2);
    expect(textOf(html)).toContain("1–2 of 5");
  });

  it.each([
    ["", "sort=amount", undefined],
    ["sort=amount", "sort=-amount", "ascending"],
    ["sort=-amount", "", "descending"],
  ])("with %j its header leads to %j", (search, next, direction) => {
    const header = /<th[^>]*>(?:(?!<\/th>).)*Amount.*?<\/th>/.exec(table(search))?.[0] ?? "";
    expect(/href="[^"?]*\??([^"]*)"/.exec(header)?.[1]).toBe(next);
    expect(/aria-sort="(\w+)"/.exec(header)?.[1]).toBe(direction);
  });

  it("distinguishes an empty list from one without matches", () => {
    expect(textOf(table("", []))).toContain("Nothing earned yet");
    const filtered = textOf(table("q=xyz", []));
    expect(filtered).toContain("Nothing matches these filters");
    expect(filtered).not.toContain("Nothing earned yet");
  });

  it("has a next link and, further on, a previous link", () => {
    expect(table("")).toMatch(/rel="next"/);
    expect(table("")).not.toMatch(/rel="prev"/);
    expect(table("cursor=c2")).toMatch(/rel="prev"/);
  });

  it("shows the range and total of rows if the URL contains all previous pages", () => {
    expect(textOf(table("cursor=c2"))).toContain("3–4 of 5");
    const many = { paging: { nextCursor: null, total: 2859, totalIsExact: false } };
    expect(textOf(table("", rows, many))).toContain("1–2 of more than 2,859");
    const farQuery = Array.from({ length: 20 }, (_, page) => `cursor=c${page}`).join("&");
    expect(textOf(table(farQuery))).toContain("5 results");
  });

  it("links to the first page, and to larger page sizes, in the address", () => {
    const html = table("sort=amount&cursor=c2", rows, { specification: { ...specification, sizes: [2, 4] } });
    expect(html).toMatch(/<a [^>]*href="[^"]*\?sort=amount"[^>]*>First page/);
    expect(html).toMatch(/href="[^"]*\?sort=amount&amp;size=4"/);
    expect(table("")).not.toContain("First page");
  });

  it("one button opens several filters and shows how many are set", () => {
    const options = [{ value: "new", label: "New" }];
    const filters = [
      { name: "state", label: "State", options },
      { name: "kind", label: "Kind", options },
    ];
    const withStateFilter = {
      ...specification,
      filters: { state: { kind: "choice" as const, values: ["new"] } },
    };
    const state = readTableState(new URLSearchParams("f.state=new"), withStateFilter);
    expect(textOf(table("", rows, { filters }))).toContain("Filters ");
    expect(textOf(table("", rows, { filters, specification: withStateFilter, state }))).toContain(
      "Filters (1)",
    );
  });

  it("shows a single filter in the row itself", () => {
    const filters = [{ name: "state", label: "State", options: [{ value: "new", label: "New" }] }];
    expect(textOf(table("", rows, { filters }))).not.toContain("Filters");
  });

  it("checkboxes aren't restored by the browser after a reload", () => {
    const html = table("", rows, { bulk: { form: "choice", controls: null } });
    const boxes = html.match(/<input[^>]*name="(?:id|select-all)"[^>]*>/g) ?? [];
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).toMatch(/autocomplete="off"/i);
  });

  it("allows selecting rows for a form, and highlights a row", () => {
    const html = table("", rows, { bulk: { form: "choice", controls: null }, highlighted: "b" });
    expect(
      [...html.matchAll(/<input[^>]* data-choice="[^>]* form="choice"[^>]* value="(\w)"/g)].map(
        ([, id]) => id,
      ),
    ).toEqual(["a", "b"]);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });

  describe("tabs over one filter", () => {
    const tabbed = {
      search: true,
      sizes: [2],
      filters: {
        state: { kind: "choice", values: ["open", "closed"] },
        day: { kind: "date" },
      },
    } satisfies TableSpecification;
    const withTabs = (search: string) =>
      table(search, rows, {
        specification: tabbed,
        state: readTableState(new URLSearchParams(search), tabbed),
        filters: [{ name: "day", label: "Day" }],
        tabs: {
          name: "state",
          label: "State",
          options: [
            { value: "", label: "All", count: 5 },
            { value: "open", label: "Open", count: 1_234 },
            { value: "closed", label: "Closed", count: 0 },
          ],
        },
      });
    const tabsOf = (search: string) => {
      const nav = /<nav aria-label="State".*?<\/nav>/.exec(withTabs(search))?.[0] ?? "";
      return [...nav.matchAll(/<a([^>]*)>(.*?)<\/a>/g)].map(([, attributes = "", inner = ""]) => [
        /href="[^"?]*\?([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&"),
        attributes.includes("aria-current"),
        textOf(inner),
      ]);
    };

    it("are links that keep the other filters and show their counts", () => {
      expect(tabsOf("f.state=open&f.day=2026-03-01&q=x&cursor=c")).toEqual([
        ["q=x&f.day=2026-03-01", false, "All 5"],
        ["q=x&f.day=2026-03-01&f.state=open", true, "Open 1,234"],
        ["q=x&f.day=2026-03-01&f.state=closed", false, "Closed 0"],
      ]);
      expect(tabsOf("")[0]?.slice(1)).toEqual([true, "All 5"]);
    });

    const withOption = (option: object, shown = rows, search = "") =>
      table(search, shown, {
        specification: tabbed,
        state: readTableState(new URLSearchParams(search), tabbed),
        tabs: {
          name: "state",
          label: "State",
          options: [
            { value: "", label: "All" },
            { value: "open", label: "Open", ...option },
          ],
          empty: <p>Nothing is open</p>,
        },
      });

    it("show no count if it is unknown", () => {
      expect(textOf(/<nav aria-label="State".*?<\/nav>/.exec(withOption({}))?.[0] ?? "")).toBe("All Open");
    });

    it("show an inexact count with a plus", () => {
      expect(textOf(withOption({ count: 1_000, isAtLeast: true }))).toContain("Open 1,000+");
    });

    it("show the sum of their rows", () => {
      expect(textOf(withOption({ count: 2, sum: { amount: 1_250, currency: "USD" } }))).toContain("$12.50");
    });

    it("can lead to another list", () => {
      expect(withOption({ to: "/en/elsewhere" })).toMatch(/href="\/en\/elsewhere"[^>]*>Open/);
    });

    it("explain what is missing if only the tab has no rows", () => {
      expect(textOf(withOption({}, [], "f.state=open"))).toContain("Nothing is open");
    });

    it("offer to clear other filters if nothing matches them", () => {
      expect(textOf(withOption({}, [], "f.state=open&q=x"))).toContain("Nothing matches these filters");
    });

    it("keep their tab when other filters are submitted or cleared", () => {
      const html = withTabs("f.state=open&f.day=2026-03-01");
      expect(html).toContain('<input type="hidden" name="f.state" value="open"/>');
      expect(html).toMatch(/href="[^"]*\?f\.state=open"[^>]*>Clear filters/);
      expect(withTabs("f.state=open")).not.toContain("Clear filters");
    });
  });
});

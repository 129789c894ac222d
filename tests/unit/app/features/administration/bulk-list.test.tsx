import { expect, test } from "vitest";
import { MoreRows } from "~/components/data-table/more-rows";
import { readTableState } from "~/components/data-table/url-state";
import { useBulk } from "~/features/administration/bulk-list";
import { render, textOf } from "../../../../support/pages/render";

const rows = [
  { id: "a", isOpen: true },
  { id: "b", isOpen: false },
  { id: "c", isOpen: false },
];

function Buttons({ chosen }: { chosen: string[] }) {
  const steps = { form: "chosen", steps: ["end"] as const, label: () => "End" };
  const { controls } = useBulk({ ...steps, isPossible: (row: (typeof rows)[number]) => row.isOpen }, (keys) =>
    rows.filter(({ id }) => keys.includes(id)),
  );
  return typeof controls === "function" ? controls(chosen) : controls;
}

test("a bulk action that is possible for no chosen row is disabled and explains why", () => {
  const html = render(<Buttons chosen={["b", "c"]} />);
  expect(html).toContain("disabled");
  expect(textOf(html)).toContain("0 of 2 possible");
});

test("a bulk action says for how many of the chosen rows it is possible", () => {
  const html = render(<Buttons chosen={["a", "b"]} />);
  expect(html).not.toContain("disabled=");
  expect(textOf(html)).toContain("1 of 2 possible");
});

test("a bulk action that is possible for all chosen rows has its name alone", () => {
  expect(textOf(render(<Buttons chosen={["a"]} />)).trim()).toBe("End");
});

test("without scripts no row counts as chosen and bulk actions stay enabled", () => {
  expect(render(<Buttons chosen={[]} />)).not.toContain("disabled=");
});

const specification = { search: true, sizes: [20, 50, 100] };
function renderPaging(total: number, search = ""): string {
  const state = readTableState(new URLSearchParams(search), specification);
  const paging = { nextCursor: null, total, totalIsExact: true };
  return render(<MoreRows state={state} specification={specification} paging={paging} shown={20} />);
}

test.each([
  [90, "Show all 90 to select them"],
  [1_890, "Show 100 of 1,890 to select more"],
])("for %i matching rows, the bar offers to show as many as one action takes", (total, text) => {
  expect(textOf(renderPaging(total))).toContain(text);
});

test("the bar offers no more rows if all of them are shown", () => {
  expect(renderPaging(20)).toBe("");
});

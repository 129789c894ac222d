import { expect, test } from "vitest";
import { storeList } from "#provider/demo/store-list.ts";
import { storeMark } from "#provider/demo/store-marks.ts";

const decodeMark = (mark: string) => decodeURIComponent(mark.slice("data:image/svg+xml,".length));

test("a known brand has its sign on its color, with sufficient contrast", () => {
  expect(decodeMark(storeMark({ slug: "nike", name: "Nike" }))).toMatch(
    /fill='#111111'\/><path .*fill='#fff'/,
  );
  expect(decodeMark(storeMark({ slug: "audible", name: "Audible" }))).toContain("fill='#000'");
});

test("another brand has its initials on a stable color", () => {
  const mark = () => storeMark({ slug: "marks-and-spencer", name: "Marks & Spencer" });
  expect(decodeMark(mark())).toContain(">MS</text>");
  expect(mark()).toBe(mark());
});

test("every store of the demo has a light logo as a data address", () => {
  for (const { name } of storeList) {
    const mark = storeMark({ slug: name.toLowerCase(), name });
    expect(mark.length < 3_000, name).toBe(true);
    expect(/[#<>"]/.test(mark), name).toBe(false);
  }
});

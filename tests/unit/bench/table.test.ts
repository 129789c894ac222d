import { describe, expect, it } from "vitest";
import { interleave, median } from "../../../bench/statistics.ts";
import { renderTable } from "../../../bench/table.ts";

describe("`npm run bench` report", () => {
  it("uses the median", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it("alternates measurements and discards the warm-up", async () => {
    const order: string[] = [];
    const measured = await interleave(2, {
      floor: async () => order.push("floor"),
      product: async () => order.push("product"),
    });
    expect(order).toEqual(["floor", "product", "floor", "product", "floor", "product"]);
    expect(measured).toEqual({ floor: [3, 5], product: [4, 6] });
  });

  it("prints one line for each measurement, with its ratio", () => {
    const table = renderTable([
      { subject: "Log in, requests", unit: "1/s", floor: 1234, product: 617, better: "higher" },
      { subject: "Log in, TBT", unit: "ms", floor: 0, product: 3.14159, better: "lower" },
    ]);
    expect(table).toMatchInlineSnapshot(`
      "| measured         | unit | floor | Cashlane |  ratio | better |
      |------------------|------|------:|---------:|-------:|--------|
      | Log in, requests | 1/s  |  1234 |      617 | 0.50 × | higher |
      | Log in, TBT      | ms   |  0.00 |     3.14 |      – | lower  |"
    `);
  });
});

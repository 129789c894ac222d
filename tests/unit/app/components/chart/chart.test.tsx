import { describe, expect, it } from "vitest";
import { Chart } from "~/components/chart/chart";
import { geometryOf, size } from "~/components/chart/geometry";
import { render, textOf } from "../../../../support/pages/render";

const points = [3, 0, 9, -2].map((value, index) => ({ label: `M${index + 1}`, value }));
const format = (value: number) => `$${value}.00`;
const formatTick = (value: number) => `$${value}`;

function attributes(html: string, element: string, name: string): number[] {
  const pattern = new RegExp(`<${element} [^>]*\\b${name}="([\\d.]+)"`, "g");
  return [...html.matchAll(pattern)].map(([, value]) => Number(value));
}

describe("chart kit as the server draws it", () => {
  it("is an image with a name, and its figures are a table in reading order", () => {
    const html = render(<Chart title="Earned" points={points} format={format} formatTick={formatTick} />);
    expect(html).toMatch(/<svg[^>]* role="img" aria-label="Earned"/);
    // Without scripts there is nothing a key could do with it.
    expect(html).not.toContain("tabindex");
    expect(textOf(html.slice(html.indexOf("<table")))).toBe("M1 $3.00 M2 $0.00 M3 $9.00 M4 $-2.00");
  });

  it("bars are as high as their values, and nothing goes below zero", () => {
    const html = render(<Chart title="Earned" points={points} format={format} formatTick={formatTick} />);
    const [three = 0, zero, nine = 0, below] = attributes(html, "rect", "height");
    expect(nine / three).toBeCloseTo(3);
    expect([zero, below]).toEqual([0, 0]);
    expect(html.match(/fill-accent/g)).toHaveLength(1);
  });

  it("an area has one point for each figure", () => {
    const html = render(<Chart title="Earned" kind="area" points={points} format={format} />);
    expect(attributes(html, "circle", "cx")).toHaveLength(4);
  });

  it("a time without anything says so, in the frame of the axes", () => {
    const nothing = points.map(({ label }) => ({ label, value: 0 }));
    const html = render(<Chart title="Earned" points={nothing} format={format} />);
    expect(html).toContain("No activity in this period");
    expect(html).toContain("<line");
  });
});

describe("chart geometry", () => {
  it("leaves the axis the room its longest text takes, and the points the rest in equal parts", () => {
    const narrow = geometryOf(points, formatTick);
    const wide = geometryOf(points, (value) => `\u200eUS$\u200e ${value},000`);
    expect(wide.start).toBeGreaterThan(narrow.start);
    expect(narrow.start + narrow.slot * points.length).toBeLessThan(size.width);
    // Marks of direction take no room.
    expect(geometryOf(points, (value) => `\u200e$\u200e${value}`).start).toBe(narrow.start);
  });

  it("writes at most eight labels, and half of them where they are larger", () => {
    const months = Array.from({ length: 12 }, (_, index) => ({ label: `M${index}`, value: index }));
    expect(geometryOf(months, formatTick)).toMatchObject({ labelEvery: 2, isCrowded: true });
    expect(geometryOf(months.slice(0, 4), formatTick)).toMatchObject({ labelEvery: 1, isCrowded: false });
    expect(geometryOf([], formatTick).labelEvery).toBe(1);
  });

  it("leaves out labels that would run into each other: Arabic months are long", () => {
    const months = Array.from({ length: 8 }, (_, value) => ({ label: "Aug 2026", value }));
    const long = months.map(({ value }) => ({ label: "أغسطس 2026", value }));
    const ofDollars = () => "US$ 100";
    expect(geometryOf(months, ofDollars)).toMatchObject({ labelEvery: 1, isCrowded: true });
    expect(geometryOf(long, ofDollars)).toMatchObject({ labelEvery: 2, isCrowded: false });
  });
});

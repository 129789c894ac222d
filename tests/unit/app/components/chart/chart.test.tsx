import { describe, expect, it } from "vitest";
import { Chart } from "~/components/chart/chart";
import { Donut } from "~/components/chart/donut";
import { geometryOf } from "~/components/chart/geometry";
import { render, textOf } from "../../../../support/pages/render";

const points = [3, 0, 9, -2].map((value, index) => ({ label: `M${index + 1}`, value }));
const format = (value: number) => `$${value}.00`;
const formatTick = (value: number) => `$${value}`;

function attributes(html: string, element: string, name: string): number[] {
  const pattern = new RegExp(`<${element} [^>]*\\b${name}="([\\d.]+)%"`, "g");
  return [...html.matchAll(pattern)].map(([, value]) => Number(value));
}

describe("chart kit rendered on the server", () => {
  it("is an image with a name, with its figures as a table in reading order", () => {
    const html = render(<Chart title="Earned" points={points} format={format} formatTick={formatTick} />);
    expect(html).toMatch(/<svg[^>]* role="img" aria-label="Earned"/);
    // Without scripts, keys would have no effect.
    expect(html).not.toContain("tabindex");
    expect(textOf(html.slice(html.indexOf("<table")))).toBe("M1 $3.00 M2 $0.00 M3 $9.00 M4 $-2.00");
  });

  it("bars are proportional to their values and never below zero", () => {
    const html = render(<Chart title="Earned" points={points} format={format} formatTick={formatTick} />);
    const [three = 0, zero, nine = 0, below] = attributes(html, "rect", "height");
    expect(nine / three).toBeCloseTo(3);
    expect(zero).toBe(0);
    expect(below).toBe(0);
    expect(html.match(/fill-accent/g)).toHaveLength(1);
  });

  it("an area has one point for each value", () => {
    const html = render(<Chart title="Earned" kind="area" points={points} format={format} />);
    expect(attributes(html, "circle", "cx")).toHaveLength(4);
  });

  it("stacked parts have a comparison line, and the table a column for each", () => {
    const parts = [
      { label: "M1", value: 2, above: 4, before: 8 },
      { label: "M2", value: 5, above: 0, before: 1 },
    ];
    const names = { value: "Available", above: "Pending", before: "Before" };
    const html = render(<Chart title="Earned" points={parts} names={names} format={format} />);
    const [above = 0, value = 0] = attributes(html, "rect", "height");
    expect(above / value).toBeCloseTo(2);
    expect(attributes(html, "rect", "height")).toHaveLength(3);
    expect(html).toContain("stroke-dasharray");
    expect(textOf(html.slice(html.indexOf("<table")))).toBe(
      "Available Pending Before M1 $2.00 $4.00 $8.00 M2 $5.00 $0.00 $1.00",
    );
  });

  it("shares form a closed ring, with a table of values and percentages", () => {
    const slices = [3, 1, 0].map((value) => ({ key: `${value}`, label: `S${value}`, value }));
    const html = render(
      <Donut
        title="Shares"
        whole="all"
        slices={slices}
        format={format}
        formatShare={(share) => `${share * 100}%`}
      />,
    );
    const lengths = [...html.matchAll(/stroke-dasharray="([\d.]+) 100"/g)].map(([, length]) =>
      Number(length),
    );
    expect(lengths).toEqual([74.2, 24.2]);
    expect(textOf(html.slice(html.indexOf("<table")))).toBe("S3 $3.00 75% S1 $1.00 25%");
  });

  it("a period without data has a message inside the axes", () => {
    const nothing = points.map(({ label }) => ({ label, value: 0 }));
    const html = render(<Chart title="Earned" points={nothing} format={format} />);
    expect(html).toContain("No activity in this period");
    expect(html).toContain(">$0.00</bdi>");
  });
});

describe("chart geometry", () => {
  const pointsOf = (labels: string[]) => labels.map((label, value) => ({ label, value }));
  const months = Array.from({ length: 12 }, (_, index) => `M${index}`);

  it("spaces the points evenly", () => {
    const { slot, barWidth } = geometryOf(points);
    expect(slot * points.length).toBe(100);
    expect(barWidth).toBeLessThan(slot);
  });

  it("shows at most eight labels", () => {
    expect(geometryOf(pointsOf(months))).toMatchObject({ labelEvery: 2, isCrowded: false });
    expect(geometryOf(pointsOf(months.slice(0, 4)))).toMatchObject({ labelEvery: 1, isCrowded: false });
    expect(geometryOf([]).labelEvery).toBe(1);
  });

  it("omits overlapping labels for long Arabic months and on narrow phones", () => {
    const geometryOfEight = (label: string) => geometryOf(pointsOf(Array.from({ length: 8 }, () => label)));
    expect(geometryOfEight("Aug 2026")).toMatchObject({ labelEvery: 1, isCrowded: true });
    expect(geometryOfEight("أغسطس 2026")).toMatchObject({ labelEvery: 2, isCrowded: true });
    expect(geometryOfEight("Aug")).toMatchObject({ labelEvery: 1, isCrowded: false });
  });
});

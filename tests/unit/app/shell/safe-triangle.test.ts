import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInSafeTriangle } from "~/shell/menus/flyout/safe-triangle";

const panel = { left: 300, right: 560, top: 100, bottom: 400 };

describe("the safe area of a submenu", () => {
  it("covers the straight path to every point of the panel's near side", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const from = fc.record({ x: fc.integer({ min: 0, max: 280 }), y: fc.integer({ min: 0, max: 800 }) });
    fc.assert(
      fc.property(from, share, share, (start, along, far) => {
        // Slightly inside the ends, because the result at the corners depends on rounding.
        const goal = { x: panel.left, y: panel.top + 1 + along * (panel.bottom - panel.top - 2) };
        const point = { x: start.x + (goal.x - start.x) * far, y: start.y + (goal.y - start.y) * far };
        const isAtStart = far < 0.001;
        expect(isAtStart || isInSafeTriangle(point, start, panel)).toBe(true);
      }),
    );
  });

  it.each([
    ["down to the panel's corner", { x: 250, y: 300 }, true],
    ["straight down the list", { x: 101, y: 300 }, false],
    ["back", { x: 60, y: 110 }, false],
    ["past the panel", { x: 600, y: 110 }, false],
  ])("moving %s from an entry beside the panel: in the corridor %o", (_, point, expected) => {
    expect(isInSafeTriangle(point, { x: 100, y: 110 }, panel)).toBe(expected);
  });

  it("works on every side: right of it, above it and below it", () => {
    expect(isInSafeTriangle({ x: 600, y: 200 }, { x: 700, y: 150 }, panel)).toBe(true);
    expect(isInSafeTriangle({ x: 400, y: 80 }, { x: 350, y: 50 }, panel)).toBe(true);
    expect(isInSafeTriangle({ x: 400, y: 450 }, { x: 350, y: 500 }, panel)).toBe(true);
    expect(isInSafeTriangle({ x: 200, y: 60 }, { x: 350, y: 50 }, panel)).toBe(false);
  });
});

import type { AccountLink } from "#contract/fraud/admin-fraud.ts";

interface Point {
  x: number;
  y: number;
}

export const graphSize = { width: 640, height: 420 };
const margin = { x: 110, y: 60 };

/**
 * Places the member's account, which is the first one, in the center and the others in their order on an
 * ellipse around it. The provider returns the most closely linked accounts first, so few lines cross.
 */
export function placeAccounts(ids: readonly string[]): Map<string, Point> {
  const center = { x: graphSize.width / 2, y: graphSize.height / 2 };
  const [member = "", ...others] = ids;
  const positions = new Map<string, Point>([[member, center]]);
  others.forEach((id, index) => {
    const angle = (2 * Math.PI * index) / others.length - Math.PI / 2;
    positions.set(id, {
      x: Math.round(center.x + (center.x - margin.x) * Math.cos(angle)),
      y: Math.round(center.y + (center.y - margin.y) * Math.sin(angle)),
    });
  });
  return positions;
}

/** Returns the ends of a line between two accounts; undefined if one of them has no position. */
export function lineOf({ from, to }: AccountLink, positions: ReadonlyMap<string, Point>) {
  const [start, end] = [positions.get(from), positions.get(to)];
  return start && end && { start, end, middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } };
}

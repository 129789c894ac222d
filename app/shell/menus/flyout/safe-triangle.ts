export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns whether a point is in the triangle between the position where the pointer left a menu entry and the
 * near side of the panel that the entry opened. Inside, the pointer may cross other entries without opening
 * them.
 */
export function isInSafeTriangle(point: Point, from: Point, to: Box): boolean {
  const [first, second] = nearSide(from, to);
  const turns = [
    orientation(from, first, point),
    orientation(first, second, point),
    orientation(second, from, point),
  ];
  return turns.every((sign) => sign >= 0) || turns.every((sign) => sign <= 0);
}

/** Returns the corners of the box's side that faces a point. */
function nearSide({ x, y }: Point, { left, right, top, bottom }: Box): [Point, Point] {
  if (x <= left || x >= right) {
    const edge = x <= left ? left : right;
    return [
      { x: edge, y: top },
      { x: edge, y: bottom },
    ];
  }
  const edge = y <= top ? top : bottom;
  return [
    { x: left, y: edge },
    { x: right, y: edge },
  ];
}

/**
 * Returns a positive number if `point` is on one side of the line from `a` to `b`, a negative number if it is
 * on the other side, and 0 if it is on the line.
 */
function orientation(a: Point, b: Point, point: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

export interface Size {
  width: number;
  height: number;
}

/** The square cut from a picture: its center in the picture's pixels, and the magnification. */
export interface Cut {
  x: number;
  y: number;
  zoom: number;
}

/** The maximum magnification. */
export const largestZoom = 4;

/** Returns the largest square, in the middle. */
export function firstCut({ width, height }: Size): Cut {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Returns the square's corner and side in the picture's pixels. */
export function squareOf(size: Size, { x, y, zoom }: Cut): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Moves the cut by fractions of its own side, inside the picture. */
export function moveCut(size: Size, cut: Cut, across: number, down: number): Cut {
  const { side } = squareOf(size, cut);
  return within(size, { ...cut, x: cut.x + across * side, y: cut.y + down * side });
}

/** Zooms the cut around its center. At the picture's edge it moves inwards. */
export function zoomCut(size: Size, cut: Cut, zoom: number): Cut {
  return within(size, { ...cut, zoom: clamp(zoom, 1, largestZoom) });
}

function within(size: Size, cut: Cut): Cut {
  const half = squareOf(size, cut).side / 2;
  return {
    ...cut,
    x: clamp(cut.x, half, size.width - half),
    y: clamp(cut.y, half, size.height - half),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

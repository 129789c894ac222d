export interface Size {
  width: number;
  height: number;
}

/** The square cropped from a picture: its center in the picture's pixels, and the magnification. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** The maximum magnification. */
export const maxZoom = 4;

/** Returns the largest possible square in the middle of the picture. */
export function initialCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Returns the square's top-left corner and side in the picture's pixels. */
export function croppedSquare(size: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Moves the crop by fractions of its own side, but not beyond the picture's edges. */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = croppedSquare(size, crop);
  return clampCrop(size, { ...crop, x: crop.x + dx * side, y: crop.y + dy * side });
}

/** Zooms the crop around its center. Near the picture's edge the center moves inwards. */
export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return clampCrop(size, { ...crop, zoom: clamp(zoom, 1, maxZoom) });
}

function clampCrop(size: Size, crop: Crop): Crop {
  const half = croppedSquare(size, crop).side / 2;
  return {
    ...crop,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  };
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}

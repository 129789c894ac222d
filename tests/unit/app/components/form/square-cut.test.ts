import { expect, test } from "vitest";
import { initialCrop, maxZoom, moveCrop, croppedSquare, zoomCrop } from "~/components/form/square-crop";

const wide = { width: 900, height: 600 };
const high = { width: 600, height: 900 };
const firstCrop = (size: typeof wide) => initialCrop(size);

test.each([
  ["begins as the largest square, in the middle", wide, firstCrop(wide), [150, 0, 600]],
  ["of a high one, too", high, firstCrop(high), [0, 150, 600]],
  ["moves by parts of its side", wide, moveCrop(wide, firstCrop(wide), 0.1, 0), [210, 0, 600]],
  ["stops at the edges", wide, moveCrop(wide, firstCrop(wide), 9, -9), [300, 0, 600]],
  ["is enlarged about its middle", wide, zoomCrop(wide, firstCrop(wide), 2), [300, 150, 300]],
  ["at most so far", wide, zoomCrop(wide, firstCrop(wide), 99), [375, 225, 600 / maxZoom]],
  ["never less than the largest square", wide, zoomCrop(wide, firstCrop(wide), 0.1), [150, 0, 600]],
  [
    "moves inwards when it grows at the edge",
    wide,
    zoomCrop(wide, moveCrop(wide, zoomCrop(wide, firstCrop(wide), 3), 9, 9), 1),
    [300, 0, 600],
  ],
])("crops the square %s", (_, size, cut, [left, top, side]) => {
  expect(croppedSquare(size, cut)).toEqual({ left, top, side });
});

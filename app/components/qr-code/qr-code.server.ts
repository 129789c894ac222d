import { encode } from "uqr";

/** A QR code as one SVG path in a square with sides of length `size`. */
export interface QrCode {
  size: number;
  path: string;
}

/** Returns the QR code of a text, including the margin that cameras need. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}

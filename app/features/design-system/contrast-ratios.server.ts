import sheet from "~/styles/tokens.css?raw";
import { contrastOf, readColors } from "./color-contrast";
import { swatches } from "./swatches";

export interface ContrastRatios {
  background: string;
  text: string;
  className: string;
  light: number;
  dark: number;
}

/**
 * Returns the contrast ratio (WCAG 2) between each text color and its background, calculated from the style
 * sheet.
 */
export function contrastRatios(): ContrastRatios[] {
  const colors = readColors(sheet);
  return swatches.map((swatch) => ({
    ...swatch,
    light: contrastOf(colors, swatch.text, swatch.background, "light"),
    dark: contrastOf(colors, swatch.text, swatch.background, "dark"),
  }));
}

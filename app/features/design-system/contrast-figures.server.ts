import sheet from "~/styles/tokens.css?raw";
import { swatches } from "./swatches";

export interface ContrastFigures {
  background: string;
  text: string;
  className: string;
  light: number;
  dark: number;
}

type Pair = { light: string; dark: string };

/**
 * Returns the contrast ratio (WCAG 2) between each text color and its background, calculated from the style
 * sheet.
 */
export function contrastFigures(): ContrastFigures[] {
  const tokens = new Map<string, Pair>();
  for (const [, name, light, dark] of sheet.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
    if (name && light && dark) tokens.set(name, { light, dark });
  }
  return swatches.map((swatch) => ({
    ...swatch,
    light: contrast(tokens, swatch.text, swatch.background, "light"),
    dark: contrast(tokens, swatch.text, swatch.background, "dark"),
  }));
}

/** @throws Error if the style sheet doesn't define a swatch's color */
function contrast(tokens: Map<string, Pair>, text: string, background: string, mode: keyof Pair): number {
  const [low = 0, high = 0] = [text, background]
    .map((name) => {
      const token = tokens.get(name);
      if (!token) throw new Error(`The style sheet has no color "${name}"`);
      return luminance(token[mode]);
    })
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

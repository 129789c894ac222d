type Mode = "light" | "dark";
type Colors = Map<string, Record<Mode, string>>;

/** Returns the colors that a style sheet defines as `light-dark(…)`, by name. */
export function readColors(sheet: string): Colors {
  const colors: Colors = new Map();
  for (const [, name, light, dark] of sheet.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
    if (name && light && dark) colors.set(name, { light, dark });
  }
  return colors;
}

/**
 * Returns the contrast ratio (WCAG 2) of two colors.
 *
 * @throws Error if the style sheet doesn't define a color
 */
export function contrastOf(colors: Colors, text: string, background: string, mode: Mode): number {
  const [low = 0, high = 0] = [text, background]
    .map((name) => {
      const color = colors.get(name);
      if (!color) throw new Error(`The style sheet has no color "${name}"`);
      return luminance(color[mode]);
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

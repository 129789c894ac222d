import { seriesStyles } from "../kits/charts/series-style";

export interface ThemeColors {
  series: string[];
  ink: string;
  muted: string;
  line: string;
  surface: string;
  isDark: boolean;
}

/**
 * Returns the theme's colors at an element as `#rrggbb`, for libraries that calculate with colors and can't
 * read CSS variables.
 */
export function themeColors(element: HTMLElement): ThemeColors {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const probe = element.appendChild(document.createElement("i"));
  const hex = (name: string) => {
    probe.style.color = `var(${name})`;
    if (!pixel) return "#808080";
    pixel.fillStyle = getComputedStyle(probe).color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return hexOf([red, green, blue]);
  };
  const surface = hex("--surface");
  const colors = {
    series: seriesStyles.map(({ color }) => hex(color)),
    ink: hex("--ink"),
    muted: hex("--muted"),
    line: hex("--line"),
    surface,
    isDark: surface < "#808080",
  };
  probe.remove();
  return colors;
}

/**
 * Calls `onChange` when the colors may have changed, because the system's color scheme or the visitor's
 * choice has changed. Returns a function that stops watching.
 */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ["data-mode", "data-primary", "style"] });
  system.addEventListener("change", onChange);
  return () => {
    choice.disconnect();
    system.removeEventListener("change", onChange);
  };
}

/** Mixes two `#rrggbb` colors: `share` is the portion of the first. */
export function mixColors(first = "#808080", second = "#ffffff", share = 1): string {
  const partsOf = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const under = partsOf(second);
  return hexOf(
    partsOf(first).map((part, index) => Math.round(part * share + (under[index] ?? 0) * (1 - share))),
  );
}

function hexOf(parts: number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

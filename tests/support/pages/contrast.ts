interface Question {
  mode: string;
  /** Any CSS color. */
  seed: string;
  /** Pairs of custom properties: text and background. */
  pairs: [string, string][];
}

/**
 * Returns the contrast ratio of each pair as drawn by the browser with a custom primary color. Runs in the
 * page (`page.evaluate`), so it can't use anything outside of itself.
 */
export function contrastOf({ mode, seed, pairs }: Question): number[] {
  const root = document.documentElement;
  root.dataset.mode = mode;
  root.dataset.primary = "chosen";
  root.style.setProperty("--seed", seed);
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement("i"));
  try {
    return pairs.map(([text, ground]) => {
      const [one = 0, other = 0] = [text, ground].map(luminance).sort((a, b) => b - a);
      return (one + 0.05) / (other + 0.05);
    });
  } finally {
    probe.remove();
  }

  function luminance(name: string): number {
    if (!brush) return Number.NaN;
    probe.style.color = `var(${name})`;
    brush.fillStyle = getComputedStyle(probe).color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((byte) => {
      const value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

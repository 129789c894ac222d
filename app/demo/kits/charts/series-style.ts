/** The styles that distinguish series: color, line dash and legend color. */
export const seriesStyles = [
  { color: "--primary", dash: 0, sign: "bg-primary" },
  { color: "--accent", dash: 6, sign: "bg-accent" },
  { color: "--info", dash: 2, sign: "bg-info" },
  { color: "--danger", dash: 10, sign: "bg-danger" },
  { color: "--muted", dash: 4, sign: "bg-muted" },
] as const;

/** Returns the style of a series or slice by its index. */
export function seriesStyle(index: number) {
  return seriesStyles[index % seriesStyles.length] ?? seriesStyles[0];
}

/** Returns whether a kind of chart has a single series and one color per point. */
export function hasColorPerPoint(kind: string): boolean {
  return kind === "pie" || kind === "donut" || kind === "radial";
}

/** The styles that distinguish series: color, line dash and legend color. */
export const seriesStyles = [
  { colour: "--primary", dash: 0, sign: "bg-primary" },
  { colour: "--accent", dash: 6, sign: "bg-accent" },
  { colour: "--info", dash: 2, sign: "bg-info" },
  { colour: "--danger", dash: 10, sign: "bg-danger" },
  { colour: "--muted", dash: 4, sign: "bg-muted" },
] as const;

/** Returns the style of a series or slice by its index. */
export function seriesStyle(index: number) {
  return seriesStyles[index % seriesStyles.length] ?? seriesStyles[0];
}

/** Returns whether a kind of chart has one series whose points differ in color. */
export function isRound(kind: string): boolean {
  return kind === "pie" || kind === "donut" || kind === "radial";
}

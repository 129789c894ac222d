/** How series are told apart: colour, dash of a line, and shape of a point. */
export const seriesStyles = [
  { colour: "--primary", dash: 0, sign: "bg-primary" },
  { colour: "--accent", dash: 6, sign: "bg-accent" },
  { colour: "--info", dash: 2, sign: "bg-info" },
  { colour: "--danger", dash: 10, sign: "bg-danger" },
  { colour: "--muted", dash: 4, sign: "bg-muted" },
] as const;

/** The style of a series or slice by its place. */
export function seriesStyle(index: number) {
  return seriesStyles[index % seriesStyles.length] ?? seriesStyles[0];
}

/** Kinds whose colours tell points apart, of one series. */
export function isRound(kind: string): boolean {
  return kind === "pie" || kind === "donut" || kind === "radial";
}

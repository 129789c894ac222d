/**
 * How many places an arrow key moves a tile of a grid: one to its side, as the page reads, or a row up or
 * down. Undefined for any other key.
 */
export function gridStep(key: string, direction: "ltr" | "rtl", columns: number): number | undefined {
  const forward = direction === "rtl" ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  return steps[key];
}

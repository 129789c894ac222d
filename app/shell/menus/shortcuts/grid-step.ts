/**
 * Returns by how many positions an arrow key moves a tile in a grid: one to the side, in the reading
 * direction, or a row up or down. Undefined for other keys.
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

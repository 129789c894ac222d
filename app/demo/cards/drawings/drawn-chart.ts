/** The data of a small chart. The server draws the chart, and the card's table lists the figures. */
export interface DrawnChart {
  labels: string[];
  series: readonly { label: string; values: readonly number[] }[];
}

/** Returns the values stacked at each point, and the highest total of a stack. */
export function stacksOf({ labels, series }: DrawnChart) {
  const stacks = labels.map((label, index) => ({
    label,
    values: series.map(({ values }) => values[index] ?? 0),
  }));
  const sum = (values: number[]) => values.reduce((total, value) => total + Math.max(0, value), 0);
  return { stacks, top: Math.max(1, ...stacks.map(({ values }) => sum(values))) };
}

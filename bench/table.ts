/** One line of the result: what was measured, the floor it is compared with, and their ratio. */
export interface Row {
  subject: string;
  unit: string;
  /** `NaN` if there is no fair floor. */
  floor: number;
  product: number;
  /** The better direction. The ratio is always product ÷ floor. */
  better: "higher" | "lower";
}

const headings = ["measured", "unit", "floor", "Cashlane", "ratio", "better"];

/** Formats the rows as a table that is readable both in a terminal and as Markdown. */
export function renderTable(rows: readonly Row[]): string {
  const cells = rows.map(({ subject, unit, floor, product, better }) => [
    subject,
    unit,
    readable(floor),
    readable(product),
    floor === 0 || Number.isNaN(floor) ? "–" : `${(product / floor).toFixed(2)} ×`,
    better,
  ]);
  const lines = [headings, ...cells];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const [head = "", ...body] = lines.map(
    (line) => `| ${line.map((cell, index) => pad(cell, widths[index] ?? 0, index)).join(" | ")} |`,
  );
  const rule = `|${widths.map((width, index) => (isNumber(index) ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2))).join("|")}|`;
  return [head, rule, ...body].join("\n");
}

function pad(cell: string, width: number, column: number): string {
  return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
}

function isNumber(column: number): boolean {
  return column >= 2 && column <= 4;
}

function readable(value: number): string {
  if (Number.isNaN(value)) return "–";
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(decimals);
}

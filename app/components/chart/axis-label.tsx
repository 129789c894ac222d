import { classNames } from "../ui/class-names";

interface AxisLabelProps {
  /** How far the text stands from its tick, in pixels. */
  dx?: number;
  dy?: number;
  /** Writes the tick's value; labels of points are texts already. */
  write?: (value: number) => string;
  /** On small screens every other label is left out. */
  isThinned?: boolean;
  // The rest comes from the axis.
  x?: number;
  y?: number;
  textAnchor?: "start" | "middle" | "end";
  index?: number;
  payload?: { value: string | number };
}

/** A label at an axis, where and as large as the server's drawing has it. */
export function AxisLabel({ dx = 0, dy = 0, write, isThinned = false, ...axis }: AxisLabelProps) {
  const { x = 0, y = 0, textAnchor, index = 0, payload } = axis;
  const value = payload?.value ?? "";
  return (
    <text
      x={x + dx}
      y={y + dy}
      textAnchor={textAnchor}
      className={classNames(
        "fill-muted text-[calc(12px*var(--chart-scale))] [unicode-bidi:plaintext] max-sm:text-[calc(20px*var(--chart-scale))]",
        isThinned && index % 2 === 1 && "max-sm:hidden",
      )}
    >
      {write && typeof value === "number" ? write(value) : value}
    </text>
  );
}

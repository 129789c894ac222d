import { barRadius } from "./geometry";

interface Mark {
  label: string;
  /** Shown while the pointer rests on it. */
  title: string;
  /** Both in percent of the plot. */
  x: number;
  y: number;
}
interface SeriesProps {
  marks: Mark[];
}

const percent = (number: number) => `${Number(number.toFixed(3))}%`;

/** One bar per mark; the latest stands out. */
export function Bars({ marks, width }: SeriesProps & { width: number }) {
  return marks.map((mark, index) => (
    <rect
      key={mark.label}
      x={percent(mark.x - width / 2)}
      y={percent(mark.y)}
      width={percent(width)}
      height={percent(100 - mark.y)}
      rx={barRadius}
      className={index === marks.length - 1 ? "fill-accent" : "fill-primary"}
    >
      <title>{mark.title}</title>
    </rect>
  ));
}

/** A line over a tinted area. The plot stretches the two; the line stays as thick. */
export function Line({ marks }: SeriesProps) {
  const points = marks.map((mark) => `${mark.x} ${mark.y}`).join("L");
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return null;
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path d={`M${first.x} 100L${points}L${last.x} 100z`} className="fill-primary-soft" />
        <path
          d={`M${points}`}
          className="fill-none stroke-primary"
          strokeWidth={2.5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {marks.map((mark) => (
        <circle
          key={mark.label}
          cx={percent(mark.x)}
          cy={percent(mark.y)}
          r={4}
          className="fill-surface stroke-primary"
          strokeWidth={2}
        >
          <title>{mark.title}</title>
        </circle>
      ))}
    </>
  );
}

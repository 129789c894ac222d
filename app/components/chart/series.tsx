interface Mark {
  label: string;
  /** Shown while the pointer rests on it. */
  title: string;
  x: number;
  y: number;
}
interface SeriesProps {
  marks: Mark[];
  /** Where zero is. */
  floor: number;
}

/** One bar per mark; the latest stands out. */
export function Bars({ marks, floor, width, radius }: SeriesProps & { width: number; radius: number }) {
  return marks.map((mark, index) => (
    <rect
      key={mark.label}
      x={mark.x - width / 2}
      y={mark.y}
      width={width}
      height={Math.max(0, floor - mark.y)}
      rx={radius}
      className={index === marks.length - 1 ? "fill-accent" : "fill-primary"}
    >
      <title>{mark.title}</title>
    </rect>
  ));
}

/** A line over a tinted area. */
export function Line({ marks, floor }: SeriesProps) {
  const points = marks.map((mark) => `${mark.x} ${mark.y}`).join("L");
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return null;
  return (
    <>
      <path d={`M${first.x} ${floor}L${points}L${last.x} ${floor}z`} className="fill-primary-soft" />
      <path d={`M${points}`} className="fill-none stroke-primary" strokeWidth={2.5} strokeLinejoin="round" />
      {marks.map((mark) => (
        <circle
          key={mark.label}
          cx={mark.x}
          cy={mark.y}
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

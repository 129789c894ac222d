import { seriesStyle } from "../../kits/charts/series-style";
import type { DrawnChart } from "./drawn-chart";

const radius = 60;
const rings = [0.25, 0.5, 0.75, 1];

/** Draws a radar chart with one axis per label. */
export function Radar({ labels, series }: DrawnChart) {
  const largest = Math.max(1, ...series.flatMap(({ values }) => values));
  const pointAt = (index: number, share: number) => {
    const angle = (2 * Math.PI * index) / labels.length - Math.PI / 2;
    const round = (value: number) => Number(value.toFixed(2));
    return [round(Math.cos(angle) * share * radius), round(Math.sin(angle) * share * radius)] as const;
  };
  const polygonPoints = (shares: number[]) =>
    shares.map((share, index) => pointAt(index, share).join(" ")).join(",");
  return (
    <svg aria-hidden viewBox="-105 -76 210 140" className="mx-auto h-full max-w-full">
      {rings.map((ring) => (
        <polygon
          key={ring}
          points={polygonPoints(labels.map(() => ring))}
          className="fill-none stroke-line-strong"
        />
      ))}
      {series.map(({ label, values }, index) => {
        const color = `var(${seriesStyle(index).color})`;
        return (
          <polygon
            key={label}
            points={polygonPoints(values.map((value) => value / largest))}
            fill={color}
            fillOpacity={0.2}
            stroke={color}
            strokeWidth={2}
            strokeDasharray={seriesStyle(index).dash || undefined}
          />
        );
      })}
      {labels.map((label, index) => {
        const [x, y] = pointAt(index, 1.16);
        const anchor = Math.abs(x) < 8 ? "middle" : x > 0 ? "start" : "end";
        return (
          <text
            key={label}
            x={x}
            y={y + 4}
            direction="ltr"
            textAnchor={anchor}
            className="fill-muted text-[0.6875rem]"
          >
            {label}
          </text>
        );
      })}
    </svg>
  );
}

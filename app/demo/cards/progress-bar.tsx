/** Renders a progress bar from 0 to 100. The figure is displayed next to it. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
      <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
    </div>
  );
}

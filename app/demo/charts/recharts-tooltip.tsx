import { useLanguage } from "~/i18n/use-translation";
import { directionOf } from "~/i18n/languages";

interface TooltipCardProps {
  format: (value: number) => string;
  // Recharts passes the following props.
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: string | number; value?: unknown }[];
}

/**
 * Renders the values of the point under the pointer or the keyboard focus, and announces them to screen
 * readers.
 */
export function TooltipCard({ format, active, label, payload = [] }: TooltipCardProps) {
  const direction = directionOf(useLanguage());
  if (!active || payload.length === 0) return <p role="status" />;
  return (
    <div
      role="status"
      dir={direction}
      className="rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink shadow-raised"
    >
      {label !== undefined && <bdi className="block text-muted">{label}</bdi>}
      {payload.map(({ name, value }) => (
        <p key={name} className="flex justify-between gap-4 whitespace-nowrap">
          <span>{name}</span>
          <bdi className="figures font-semibold">{format(Number(value))}</bdi>
        </p>
      ))}
    </div>
  );
}

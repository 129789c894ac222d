import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";

const second = 1000;
const parts = [
  ["days", 24 * 60 * 60 * second, Number.POSITIVE_INFINITY],
  ["hours", 60 * 60 * second, 24],
  ["minutes", 60 * second, 60],
  ["seconds", second, 60],
] as const;

/** Renders the time remaining when the server responded. With scripts, it is updated every second. */
export function Countdown({ from, to }: { from: number; to: number }) {
  const t = useTranslation("demo-status");
  const [now, setNow] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  const remaining = Math.max(0, to - now);
  return (
    <div role="timer" aria-label={t("until")} aria-live="off">
      <dl className="flex gap-3">
        {parts.map(([name, length, wrap]) => (
          <div key={name} className="flex min-w-16 flex-col-reverse rounded-md bg-sunken px-3 py-2">
            <dt className="text-xs text-muted">{t(name)}</dt>
            <dd className="figures text-2xl font-semibold">{Math.floor(remaining / length) % wrap}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

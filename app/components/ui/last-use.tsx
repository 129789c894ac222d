import { DateTime } from "./date-time";

interface LastUseProps {
  /** ISO 8601; null if never used. */
  at: string | null;
  texts: { lastUsed: string; neverUsed: string };
}

/** A line that says when something was last used. */
export function LastUse({ at, texts }: LastUseProps) {
  if (at === null) return <p className="text-sm text-muted">{texts.neverUsed}</p>;
  return (
    <p className="text-sm text-muted">
      {texts.lastUsed} <DateTime value={at} style="minute" />
    </p>
  );
}

import { Alert } from "~/components/ui/alert";
import { CopyButton } from "~/components/ui/copy-button";

interface ShownOnceProps {
  /** The new secret or token; `null` if an earlier submission of the same form has already shown it. */
  value: string | null;
  labels: {
    title: string;
    shownBefore: string;
    shownBeforeText: string;
    copyLabel: string;
    captions: { copy: string; copied: string };
    outcomes: { done: string; failed: string };
  };
}

/** Shows a new secret or token with a copy button, or says that it was shown before. */
export function ShownOnce({ value, labels }: ShownOnceProps) {
  if (value === null)
    return (
      <Alert tone="warning" title={labels.shownBefore}>
        {labels.shownBeforeText}
      </Alert>
    );
  return (
    <Alert tone="success" title={labels.title}>
      <span className="flex min-w-0 flex-wrap items-center gap-2 pt-1">
        <code dir="ltr" className="rounded-md bg-sunken px-3 py-1.5 font-mono text-sm break-all select-all">
          {value}
        </code>
        <CopyButton
          text={value}
          label={labels.copyLabel}
          captions={labels.captions}
          outcomes={labels.outcomes}
        />
      </span>
    </Alert>
  );
}

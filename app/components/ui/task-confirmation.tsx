import type { LucideIcon } from "lucide-react";

interface TaskConfirmationProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  reference: { label: string; value: string };
}

/** The confirmation after a task of several steps: what was done, and a reference to quote in questions. */
export function TaskConfirmation({ Icon, title, text, reference }: TaskConfirmationProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Icon aria-hidden className="size-12 shrink-0 text-success" strokeWidth={1.6} />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl font-semibold outline-none">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      <p className="sm:text-end">
        <span className="block text-sm text-muted">{reference.label}</span>
        <bdi className="tabular-nums text-lg font-semibold">{reference.value}</bdi>
      </p>
    </div>
  );
}

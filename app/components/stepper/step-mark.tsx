import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import { classNames } from "../ui/class-names";

export interface Step {
  label: string;
  /** The link back to a finished step. */
  href?: string | undefined;
}

interface StepMarkProps {
  step: Step;
  index: number;
  current: number;
  /** Whether the mark is a dot without a number. */
  isPlain?: boolean | undefined;
}

/** The circle of a step. The current one turns red in a `group/task` with an invalid field. */
export function StepDisc({ index, current, isPlain = false }: Omit<StepMarkProps, "step">) {
  const isDone = index < current;
  return (
    <span
      aria-hidden
      className={classNames(
        "figures flex shrink-0 items-center justify-center rounded-full text-sm font-semibold",
        isPlain ? "m-2 size-4" : "size-8",
        isDone && "bg-primary text-on-primary",
        index === current &&
          "border-2 border-primary bg-primary-soft text-on-primary-soft task-invalid:border-danger task-invalid:bg-danger-soft task-invalid:text-on-danger-soft",
        index > current && "border border-line-strong text-muted",
      )}
    >
      {!isPlain && (isDone ? "✓" : index + 1)}
    </span>
  );
}

interface StepFrameProps extends Pick<StepMarkProps, "step" | "index" | "current"> {
  className: string;
  children: ReactNode;
}

/** A link to a finished step; other steps aren't interactive. */
export function StepFrame({ step, index, current, className, children }: StepFrameProps) {
  return index < current && step.href ? (
    <Link to={step.href} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}

/** Announces to assistive technology that a step is finished. */
export function StepDone({ index, current }: Pick<StepMarkProps, "index" | "current">) {
  const t = useTranslation("table");
  return index < current && <span className="sr-only"> ({t("stepDone")})</span>;
}

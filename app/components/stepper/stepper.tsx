import { Link } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";

export interface Step {
  label: string;
  /** Where a finished step can be gone back to. */
  href?: string;
}

/** Where one is in a task of several steps. `current` counts from 0; equal to the number of steps, all are done. */
export function Stepper({ steps, current }: { steps: Step[]; current: number }) {
  const t = useTranslation("table");
  return (
    <nav aria-label={t("step", { current: Math.min(current + 1, steps.length), total: steps.length })}>
      <ol className="flex items-center gap-2 sm:gap-3">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? "step" : undefined}
            className={classNames("flex min-w-0 items-center gap-2 sm:gap-3", index > 0 && "flex-1")}
          >
            {index > 0 && (
              <span
                aria-hidden
                className={classNames("h-0.5 flex-1", index <= current ? "bg-primary" : "bg-line")}
              />
            )}
            <StepLabel step={step} index={index} current={current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLabel({ step, index, current }: { step: Step; index: number; current: number }) {
  const t = useTranslation("table");
  const done = index < current;
  const content = (
    <>
      <span
        aria-hidden
        className={classNames(
          "figures flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold",
          done && "bg-primary text-on-primary",
          index === current && "border-2 border-primary bg-primary-soft text-on-primary-soft",
          index > current && "border border-line-strong text-muted",
        )}
      >
        {done ? "✓" : index + 1}
      </span>
      <span
        className={classNames(
          "truncate text-sm",
          index === current ? "font-semibold" : "text-muted max-sm:sr-only",
        )}
      >
        {step.label}
        {done && <span className="sr-only"> ({t("stepDone")})</span>}
      </span>
    </>
  );
  const style = "flex min-w-0 items-center gap-2";
  return done && step.href ? (
    <Link to={step.href} className={style}>
      {content}
    </Link>
  ) : (
    <span className={style}>{content}</span>
  );
}

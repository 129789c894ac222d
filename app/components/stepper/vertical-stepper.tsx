import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";
import { type Step, StepDisc, StepDone, StepFrame } from "./step-mark";

interface VerticalStepperProps {
  steps: Step[];
  /** Index of the current step. */
  current: number;
  /** Dots instead of numbers. */
  isPlain?: boolean;
  /** The content of the current step, below its name. */
  children: ReactNode;
}

/** The steps of a task in a column, with the current one open. */
export function VerticalStepper({ steps, current, isPlain, children }: VerticalStepperProps) {
  const t = useTranslation("table");
  return (
    <ol aria-label={t("step", { current: current + 1, total: steps.length })}>
      {steps.map((step, index) => (
        <li key={step.label} aria-current={index === current ? "step" : undefined}>
          <StepFrame
            step={step}
            index={index}
            current={current}
            className="inline-flex min-w-0 items-center gap-3"
          >
            <StepDisc index={index} current={current} isPlain={isPlain} />
            <span className={index === current ? "font-semibold" : "text-muted"}>
              {step.label}
              <StepDone index={index} current={current} />
            </span>
          </StepFrame>
          <div
            className={classNames(
              "ms-4 my-2 min-h-4 ps-7",
              index < steps.length - 1 && "border-s-2",
              index < current ? "border-primary" : "border-line",
            )}
          >
            {index === current && children}
          </div>
        </li>
      ))}
    </ol>
  );
}

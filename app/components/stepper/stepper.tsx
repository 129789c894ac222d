import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";
import { type Step, StepDisc, StepDone, StepFrame } from "./step-mark";

interface StepperProps {
  steps: Step[];
  /** Index of the current step. Equal to the number of steps if all are done. */
  current: number;
  /** The position of a step's name relative to its number. */
  look?: "beside" | "below";
}

/** Shows the progress in a task of several steps. */
export function Stepper({ steps, current, look = "beside" }: StepperProps) {
  const t = useTranslation("table");
  const isBelow = look === "below";
  return (
    <nav aria-label={t("step", { current: Math.min(current + 1, steps.length), total: steps.length })}>
      <ol
        className={classNames(
          "flex",
          isBelow ? "items-start" : "items-center gap-2 large-text:flex-wrap sm:gap-3",
        )}
      >
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? "step" : undefined}
            className={classNames(
              "flex min-w-0",
              isBelow ? "relative flex-1 justify-center" : "items-center gap-2 sm:gap-3",
              // On phones only the current step shows its name, so it needs more room than the others.
              index > 0 && (index === current && !isBelow ? "flex-1 max-sm:flex-auto" : "flex-1"),
              !isBelow && "large-text:flex-none",
            )}
          >
            {index > 0 && (
              <span
                aria-hidden
                className={classNames(
                  "h-0.5",
                  isBelow
                    ? "absolute top-4 -start-1/2 w-[calc(100%-3rem)] translate-x-6 rtl:-translate-x-6"
                    : "flex-1 large-text:hidden",
                  index <= current ? "bg-primary" : "bg-line",
                )}
              />
            )}
            <StepFrame
              step={step}
              index={index}
              current={current}
              className={classNames("flex min-w-0 items-center gap-2", isBelow && "flex-col text-center")}
            >
              <StepDisc index={index} current={current} />
              <span
                className={classNames(
                  !isBelow && "truncate",
                  "text-sm",
                  index === current ? "font-semibold" : "text-muted",
                  !isBelow && index !== current && "max-sm:sr-only",
                )}
              >
                {step.label}
                <StepDone index={index} current={current} />
              </span>
            </StepFrame>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { type ReactNode, useEffect, useRef } from "react";

interface StepFocusProps {
  step: string;
  /** The step's title, which screen readers announce. */
  title: string;
  /** Whether the step shows the form that adds a method. */
  isAdding: boolean;
  children: ReactNode;
}

/**
 * Focuses the heading of a new step, because the previously focused element is gone. If a field has an error,
 * focuses the field instead.
 */
export function StepFocus({ step, title, isAdding, children }: StepFocusProps) {
  const region = useRef<HTMLDivElement>(null);
  const stepKey = `${step} ${isAdding}`;
  const previousKey = useRef(stepKey);

  useEffect(() => {
    if (previousKey.current === stepKey) return;
    previousKey.current = stepKey;
    if (region.current?.querySelector("[aria-invalid=true]")) return;
    const heading = region.current?.querySelector<HTMLElement>(isAdding ? "#add-method h2" : "h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: isAdding });
  }, [stepKey, isAdding]);

  return (
    <div ref={region} className="[&_h2]:outline-none">
      <p role="status" className="sr-only">
        {title}
      </p>
      {children}
    </div>
  );
}

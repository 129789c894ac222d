import { type ReactNode, useEffect, useRef } from "react";

interface StepFocusProps {
  step: string;
  /** What the step is called, said when it comes. */
  title: string;
  /** Whether a form of its own was opened in the step. */
  isAdding: boolean;
  children: ReactNode;
}

/**
 * What had the focus is gone with the step before: the heading of the new one takes it, unless something in it
 * is to be corrected, which has taken it already.
 */
export function StepFocus({ step, title, isAdding, children }: StepFocusProps) {
  const region = useRef<HTMLDivElement>(null);
  const place = `${step} ${isAdding}`;
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (region.current?.querySelector("[aria-invalid=true]")) return;
    const heading = region.current?.querySelector<HTMLElement>(isAdding ? "#add-method h2" : "h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: isAdding });
  }, [place, isAdding]);

  return (
    <div ref={region} className="[&_h2]:outline-none">
      <p role="status" className="sr-only">
        {title}
      </p>
      {children}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** What a click or key opened above the list: it takes the focus, so that the keyboard goes on from there. */
export function OpenedRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const opened = useNavigationType() !== "POP";
  useEffect(() => {
    if (opened) region.current?.focus();
  }, [opened]);
  return (
    <div ref={region} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  );
}

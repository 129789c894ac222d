import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** Content opened above the list. It takes the focus, so that keyboard users continue there. */
export function RecordRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const isNewNavigation = useNavigationType() !== "POP";
  useEffect(() => {
    if (isNewNavigation) region.current?.focus();
  }, [isNewNavigation]);
  return (
    <div ref={region} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  );
}

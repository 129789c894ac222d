import type { ReactNode } from "react";
import { type Illustration, StateIllustration } from "./state-illustration";

interface EmptyStateProps {
  illustration: Illustration;
  title: ReactNode;
  text?: ReactNode;
  /** Use `h1` if it is the whole page, `h3` below a second-level heading. */
  level?: "h1" | "h2" | "h3";
  /** The next step: a link or button. */
  children?: ReactNode;
}

/** An empty region: a picture, the reason it is empty, and one action. */
export function EmptyState({ illustration, title, text, level = "h2", children }: EmptyStateProps) {
  const Heading = level;
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <StateIllustration name={illustration} />
      <Heading className={level === "h1" ? "mt-3 text-2xl font-semibold" : "mt-3 text-lg font-semibold"}>
        {title}
      </Heading>
      {text && <p className="max-w-md text-muted">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

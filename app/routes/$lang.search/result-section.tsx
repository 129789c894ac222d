import { type ReactNode, useId } from "react";
import { Highlighted } from "~/features/search/highlighted";

interface ResultSectionProps {
  title: string;
  /** Highlighted in the title, because sections are also found by their title. */
  query?: string;
  /** Whether the children are a block of their own instead of list items. */
  region?: boolean;
  children: ReactNode;
}

/** The results of one section under its title. */
export function ResultSection({ title, query = "", region = false, children }: ResultSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="p-3 sm:p-4">
      <h2 id={id} className="px-3 pb-2 text-sm font-medium text-muted">
        <Highlighted text={title} query={query} />
      </h2>
      {region ? children : <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">{children}</ul>}
    </section>
  );
}

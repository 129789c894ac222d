import { type ReactNode, useId } from "react";
import { classNames } from "~/components/ui/class-names";

interface BoardGroupProps {
  title: string;
  /** The number of cards per row on wide screens. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

const widths = {
  2: "lg:grid-cols-2",
  3: "sm:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** Renders cards of one kind under a heading. */
export function BoardGroup({ title, columns = 3, children }: BoardGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      <div className={classNames("grid gap-6", widths[columns])}>{children}</div>
    </section>
  );
}

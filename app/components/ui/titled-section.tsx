import type { ReactNode } from "react";

interface TitledSectionProps {
  /** Id of the heading, which is the section's accessible name. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a screen below its own heading, without a frame. */
export function TitledSection({ id, title, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

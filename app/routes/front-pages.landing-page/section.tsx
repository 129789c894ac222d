import type { ReactNode } from "react";
import { LocalizedLink } from "~/navigation/localized-link";

interface SectionProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Shown next to the title. */
  note?: string | undefined;
  /** A link in the same line as the heading. `to` has no language prefix. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A section of the pages for visitors, with its own heading and no frame. */
export function Section({ id, title, note, more, children }: SectionProps) {
  return (
    <section>
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="scroll-mt-24 text-2xl font-bold tracking-tight">
          {title}
        </h2>
        {note && (
          <p className="text-muted" suppressHydrationWarning>
            {note}
          </p>
        )}
        {more && (
          <LocalizedLink
            to={more.to}
            className="ms-auto inline-flex min-h-9 items-center font-medium text-primary hover:underline"
          >
            {more.label}
          </LocalizedLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** Items in a row, which scrolls sideways on phones. `label` is the id of the heading that labels them. */
export function ItemRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-labelledby={label}
      tabIndex={0}
      className="relative snap-x overflow-x-auto max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 max-md:pb-2"
    >
      <ul className="grid grid-cols-3 gap-x-8 max-md:w-max max-md:gap-x-5 [&>li]:snap-start max-md:[&>li]:w-72">
        {children}
      </ul>
    </div>
  );
}

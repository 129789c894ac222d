import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface CardProps {
  /** Id for links to this card. */
  id?: string;
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Controls at the end of the header, such as a link or a menu. */
  actions?: ReactNode;
  /** Without padding, tables and charts reach the card's edge. */
  padded?: boolean;
  className?: string;
  /** The region's accessible name, if the title isn't suitable. */
  label?: string;
  children?: ReactNode;
}

/** A framed region of a screen with an optional header. */
export function Card({ id, title, subtitle, actions, padded = true, className, label, children }: CardProps) {
  return (
    <section id={id} aria-label={label} className={classNames("card-surface min-w-0", className)}>
      {(title || actions) && (
        <header className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 sm:px-6">
          {/* A long title wraps instead of pushing the controls below it. */}
          <div className="min-w-0 grow basis-40">
            {title && <h2 className="text-lg font-semibold">{title}</h2>}
            {subtitle && <p className="mt-0.5 text-sm text-muted">{subtitle}</p>}
          </div>
          {actions}
        </header>
      )}
      <div className={padded ? "p-5 sm:px-6" : classNames(title ? "pt-4" : undefined)}>{children}</div>
    </section>
  );
}

import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";

interface ShareTableProps {
  title: string;
  text: string;
  /** How wide the table is at the least, and its letters: narrower screens scroll it. */
  className: string;
  /** The cells of its head. */
  head: ReactNode;
  /** Its rows. */
  children: ReactNode;
}

/** A table whose cells are shaded by their share, in a card of its own. */
export function ShareTable({ title, text, className, head, children }: ShareTableProps) {
  return (
    <Card title={title} subtitle={text}>
      <div tabIndex={0} role="region" aria-label={title} className="overflow-x-auto">
        <table className={`w-full ${className}`}>
          <thead>
            <tr className="text-muted">{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Card>
  );
}

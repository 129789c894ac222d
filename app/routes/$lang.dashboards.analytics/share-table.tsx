import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";

interface ShareTableProps {
  /** Of its texts. */
  name: "cohorts" | "hours";
  /** How wide the table is at the least, and its letters: narrower screens scroll it. */
  className: string;
  /** The cells of its head. */
  head: ReactNode;
  /** Its rows. */
  children: ReactNode;
}

/** A table whose cells are shaded by their share, in a card of its own. */
export function ShareTable({ name, className, head, children }: ShareTableProps) {
  const t = useTranslation("analytics");
  const title = t(`${name}Title`);
  return (
    <Card title={title} subtitle={t(`${name}Text`)}>
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

/** A cell of its head. */
export function ColumnHead({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" className={classNames("font-normal", className)}>
      {children}
    </th>
  );
}

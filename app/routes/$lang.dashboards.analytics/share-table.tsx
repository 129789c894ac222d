import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";

interface ShareTableProps {
  /** The prefix of the keys of the table's texts. */
  name: "cohorts" | "hours";
  /** Sets the table's minimum width and font size. In a narrower window, the table scrolls. */
  className: string;
  /** The header cells. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A card with a table whose cells are shaded by their share of the largest value. */
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

/** A header cell. */
export function ColumnHead({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" className={classNames("font-normal", className)}>
      {children}
    </th>
  );
}

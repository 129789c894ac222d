import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";

interface ShareCellProps {
  /** From 0 to 1: how strong the cell is coloured. */
  share: number;
  children: ReactNode;
  className?: string;
}

/** A cell of a table whose colour tells how large its figure is beside the others. */
export function ShareCell({ share, children, className }: ShareCellProps) {
  return (
    <td className={classNames("p-0.5", className)}>
      <div className="relative overflow-hidden rounded-sm">
        <div aria-hidden className="absolute inset-0 bg-primary" style={{ opacity: share * 0.45 }} />
        <div className="figures relative px-1 py-1.5 text-center" suppressHydrationWarning>
          {children}
        </div>
      </div>
    </td>
  );
}

import type { ReactNode } from "react";
import { RecordLink } from "./record-link";

interface RecordNameProps {
  id: string;
  name: string;
  /** The second line. */
  children: ReactNode;
  /** For a second line that may be long, such as a URL: smaller and truncated. */
  isCut?: boolean;
}

/** A row's first cell: its name with a link that opens it, and a second line. */
export function RecordName({ id, name, children, isCut = false }: RecordNameProps) {
  return (
    <span className="block min-w-0">
      <RecordLink open={{ view: id }} className="block">
        <bdi>{name}</bdi>
      </RecordLink>
      <bdi
        className={
          isCut
            ? "block max-w-56 truncate text-xs font-normal text-muted"
            : "block text-sm font-normal text-muted"
        }
      >
        {children}
      </bdi>
    </span>
  );
}

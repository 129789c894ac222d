import type { ReactNode } from "react";
import { RecordLink } from "./record-link";

interface RecordNameProps {
  id: string;
  name: string;
  /** The content of the second line. */
  children: ReactNode;
  /** Truncates the second line and makes it smaller, for content that may be long, such as a URL. */
  isCut?: boolean;
}

/** The first cell of a row: its name, which links to the row's details, and a second line. */
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

import type { ReactNode } from "react";
import { OpenedLink } from "./opened-link";

interface OpenedNameProps {
  id: string;
  name: string;
  /** The second line. */
  children: ReactNode;
  /** For a second line that may be long, such as an address: smaller and truncated. */
  isCut?: boolean;
}

/** A row's first cell: its name with a link that opens it, and a second line. */
export function OpenedName({ id, name, children, isCut = false }: OpenedNameProps) {
  return (
    <span className="block min-w-0">
      <OpenedLink open={{ view: id }} className="block">
        <bdi>{name}</bdi>
      </OpenedLink>
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

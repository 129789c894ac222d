import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Dialog } from "~/components/dialog/dialog";
import { CopyLink } from "./copy-link";
import { NeighbourLinks } from "./neighbour-links";
import { recordSearch } from "./record-search";
import { useListIds } from "./use-list-ids";

interface DetailSheetProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Links next to the title. */
  links?: ReactNode;
  /** Buttons that stay visible at the bottom, the primary one last. */
  actions?: ReactNode;
  /** Makes the sheet 720 px wide, for forms and dense content, instead of 480 px, for reading. */
  isWide?: boolean;
  /** Makes the sheet wide enough for three columns: the list, the object and its key facts. */
  isCase?: boolean;
  children: ReactNode;
}

/**
 * Shows the object that a URL opens next to a list: in a side sheet, on phones in a sheet from below, and
 * without scripts in a section above the list. The list keeps its scroll position. On closing, the focus
 * returns to the row, or to the list if the row is gone.
 */
export function DetailSheet({ title, subtitle, links, actions, isWide, isCase, children }: DetailSheetProps) {
  const { search } = useLocation();
  const ids = useListIds();
  const viewedId = new URLSearchParams(search).get("view");
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    opener.current = document.querySelector<HTMLElement>("tr[aria-current] a");
  }, []);
  return (
    <Dialog
      size={isCase ? "case" : isWide ? "drawer" : "sheet"}
      title={title}
      subtitle={subtitle}
      links={
        <>
          {viewedId !== null && <NeighbourLinks id={viewedId} ids={ids} />}
          {viewedId !== null && <CopyLink search={recordSearch(search, { view: viewedId })} />}
          {links}
        </>
      }
      actions={actions}
      closeTo={recordSearch(search)}
      opener={opener}
      isTitleFirst
    >
      {/* The key gives each action a new form. */}
      <div key={search} className="space-y-6 pt-3">
        {children}
      </div>
    </Dialog>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Dialog } from "~/components/dialog/dialog";
import { openedSearch } from "./opened-search";

interface DetailSheetProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Links beside the title. */
  links?: ReactNode;
  /** Room for parts beside each other. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * What an address opens beside a list: a side sheet, on phones one from below, without scripts a section above
 * the list. The list keeps its place; the focus goes back to the row, or to the list where the row is gone.
 */
export function DetailSheet({ title, subtitle, links, isWide, children }: DetailSheetProps) {
  const { search } = useLocation();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    opener.current = document.querySelector<HTMLElement>("tr[aria-current] a");
  }, []);
  return (
    <Dialog
      size={isWide ? "drawer" : "sheet"}
      title={title}
      subtitle={subtitle}
      links={links}
      closeTo={openedSearch(search)}
      opener={opener}
      isTitleFirst
    >
      {/* Another step is another form. */}
      <div key={search} className="space-y-6 pt-3">
        {children}
      </div>
    </Dialog>
  );
}

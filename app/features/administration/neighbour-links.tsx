import { ChevronDown, ChevronUp } from "lucide-react";
import { useLocation } from "react-router";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { recordSearch } from "./record-search";

interface NeighbourLinksProps {
  id: string;
  /** The ids of the list's rows, in their order. */
  ids: string[];
}

/** Links in a sheet's header to the rows above and below the open one. */
export function NeighbourLinks({ id, ids }: NeighbourLinksProps) {
  const t = useTranslation("table");
  const { search } = useLocation();
  const index = ids.indexOf(id);
  if (index < 0) return null;
  const rowLink = (to: string | undefined, label: string, Icon: typeof ChevronUp) =>
    to !== undefined && (
      <LinkButton
        variant="ghost"
        size="icon"
        to={recordSearch(search, { view: to })}
        replace
        preventScrollReset
        aria-label={label}
        title={label}
      >
        <Icon aria-hidden className="size-5" />
      </LinkButton>
    );
  return (
    <>
      {rowLink(ids[index - 1], t("previousRow"), ChevronUp)}
      {rowLink(ids[index + 1], t("nextRow"), ChevronDown)}
    </>
  );
}

/**
 * Returns the id of the row to open after the given one: the next, or else the previous; undefined if there
 * is no other.
 */
export function nextRowId(id: string, ids: string[]): string | undefined {
  return ids[ids.indexOf(id) + 1] ?? ids.find((other) => other !== id);
}

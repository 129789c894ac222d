import type { StoreTile as Store } from "#contract/stores/stores.ts";
import { StoreTile } from "./store-tile";

interface StoreGridProps {
  stores: Store[];
  /** The list's accessible name, if it has no heading. */
  label?: string;
  /** The slugs of the stores that are the user's favourites. Without them, the tiles have no hearts. */
  favourites?: string[] | null;
  /**
   * Whether tiles say when a raised rate ends. Off on pages without other times, because formatting the first
   * time takes a moment.
   */
  showsEnds?: boolean;
}

/** A grid of stores. */
export function StoreGrid({ stores, label, favourites = null, showsEnds = false }: StoreGridProps) {
  return (
    <ul aria-label={label} className="look-store-grid">
      {stores.map((store) => (
        <StoreTile
          key={store.id}
          store={store}
          isFavourite={favourites ? favourites.includes(store.slug) : null}
          showsEnd={showsEnds}
        />
      ))}
    </ul>
  );
}

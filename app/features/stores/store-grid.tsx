import type { StoreTile as Store } from "#contract/stores/stores.ts";
import { StoreTile } from "./store-tile";

/** A grid of stores. `label` names the list if it has no heading. */
export function StoreGrid({ stores, label }: { stores: Store[]; label?: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-4 large-text:grid-cols-1"
    >
      {stores.map((store) => (
        <StoreTile key={store.id} store={store} />
      ))}
    </ul>
  );
}

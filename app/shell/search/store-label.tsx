import { Highlighted } from "~/features/search/highlighted";
import type { StoreItem } from "~/features/search/store-item";
import { StoreLogo } from "~/features/stores/store-logo";

/** A store in the search results: logo, name and cash back. */
export function StoreLabel({ item, query }: { item: StoreItem; query: string }) {
  return (
    <>
      <StoreLogo store={item} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <Highlighted text={item.name} query={query} />
        </span>
        {item.offer && <span className="block text-sm wrap-anywhere text-success">{item.offer}</span>}
      </span>
    </>
  );
}

import { LocalizedLink } from "~/navigation/localized-link";

/** Returns a detail with a store, linked to the store's page. */
export function storeFact(label: string, store: { slug: string; name: string }) {
  return {
    label,
    value: (
      <LocalizedLink to={`/stores/${store.slug}`} className="text-primary hover:underline">
        <bdi>{store.name}</bdi>
      </LocalizedLink>
    ),
  };
}

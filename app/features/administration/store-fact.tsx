import { LocalizedLink } from "~/navigation/localized-link";

/** Returns a label and a store that links to its page. */
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

import type { Store } from "#contract/stores/stores.ts";
import { Card } from "~/components/ui/card";
import { StoreGrid } from "~/features/stores/store-grid";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

interface SimilarProps {
  store: Store;
  /** The slugs of the user's favourites; `null` if unknown. */
  favourites: string[] | null;
}

/** Shows other stores of the same category, with a link to all of them. */
export function Similar({ store: { category, similar }, favourites }: SimilarProps) {
  const t = useTranslation("stores");
  if (similar.length === 0) return null;
  return (
    <Card
      title={t("similarTitle")}
      actions={
        <LocalizedLinkButton to={`/stores?f.category=${category}`} variant="soft" size="sm">
          {t("similarAll")}
        </LocalizedLinkButton>
      }
    >
      <StoreGrid stores={similar} favourites={favourites} label={t("similarTitle")} />
    </Card>
  );
}

import type { Store } from "#contract/stores/stores.ts";
import { Card } from "~/components/ui/card";
import { StoreGrid } from "~/features/stores/store-grid";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Other stores of the same category, and a link to all of them. */
export function Similar({ store: { category, similar } }: { store: Store }) {
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
      <StoreGrid stores={similar} label={t("similarTitle")} />
    </Card>
  );
}

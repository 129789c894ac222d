import type { StoreTile } from "#contract/stores/stores.ts";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { PagePart } from "~/provider-client/page-part";
import { StoreGrid } from "./store-grid";

interface TrendingStoresProps {
  stores: PagePart<StoreTile[]>;
  /** Replaces the default heading. */
  title?: string;
  text?: string;
}

/** The trending stores, which are the same for all users. */
export function TrendingStores({ stores, title, text }: TrendingStoresProps) {
  const t = useTranslation("stores");
  return (
    <div id="stores" className="defer-layout scroll-mt-24 [contain-intrinsic-size:auto_60rem]">
      <Card
        title={title ?? t("trendingTitle")}
        subtitle={text ?? t("trendingText")}
        actions={
          <LocalizedLinkButton variant="soft" size="sm" to="/stores">
            {t("allStores")}
          </LocalizedLinkButton>
        }
      >
        <PartRegion part={stores}>
          {(tiles) =>
            tiles.length > 0 ? (
              <StoreGrid stores={tiles} />
            ) : (
              <EmptyState illustration="search" title={t("trendingEmpty")} />
            )
          }
        </PartRegion>
      </Card>
    </div>
  );
}

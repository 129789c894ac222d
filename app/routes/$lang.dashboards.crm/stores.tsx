import type { StoreTile } from "#contract/stores.ts";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { StoreGrid } from "~/features/stores/store-grid";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { PagePart } from "~/provider-client/page-part";

/** The trending stores, for everybody. */
export function Stores({ stores }: { stores: PagePart<StoreTile[]> }) {
  const t = useTranslation("home");
  return (
    <div id="stores" className="scroll-mt-24 [contain-intrinsic-size:auto_60rem] [content-visibility:auto]">
      <Card
        title={t("storesTitle")}
        subtitle={t("storesText")}
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
              <EmptyState picture="search" title={t("storesEmpty")} />
            )
          }
        </PartRegion>
      </Card>
    </div>
  );
}

import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { LatestItems } from "~/features/wallet/latest-items";
import { useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import { CardActions } from "./card-actions";
import type { Cards } from "./cards";
import { LiveCard } from "./live-card";

/** Lists the user's latest transactions. */
export function LatestCard({ part: initial, hidden }: { part: PagePart<Cards["latest"]>; hidden: boolean }) {
  const t = useTranslation("home");
  return (
    <LiveCard name="latest" title={t("latestTitle")} part={initial}>
      {(part, menu) => (
        <Card
          title={t("latestTitle")}
          className="h-full"
          actions={<CardActions to="/apps/wallet/my-balance" label={t("allEntries")} menu={menu} />}
        >
          <PartRegion part={part}>
            {(items) =>
              items.length > 0 ? (
                <LatestItems items={items} hidden={hidden} />
              ) : (
                <EmptyState illustration="wallet" title={t("latestEmpty")} text={t("latestEmptyText")} />
              )
            }
          </PartRegion>
        </Card>
      )}
    </LiveCard>
  );
}

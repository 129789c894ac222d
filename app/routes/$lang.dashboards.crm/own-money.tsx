import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { EarnedChart } from "~/features/cash-back/earned-chart";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { WalletFigures } from "~/features/wallet/figures";
import { LatestEvents } from "~/features/wallet/latest-events";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { OwnMoney as OwnMoneyView } from "./view";

/** What the viewer has, earned in twelve months, and what moved lately. */
export function OwnMoney({ money: { wallet, summary, events } }: { money: OwnMoneyView }) {
  const t = useTranslation("home");
  const hidden = useAmountsHidden();
  return (
    <>
      <PartRegion part={wallet}>{(figures) => <WalletFigures wallet={figures} hidden={hidden} />}</PartRegion>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Card title={t("earnedTitle")}>
          <PartRegion part={summary}>
            {(figures) => <EarnedChart summary={figures} title={t("earnedTitle")} hidden={hidden} />}
          </PartRegion>
        </Card>
        <Card
          title={t("latestTitle")}
          actions={
            <LocalizedLinkButton variant="soft" size="sm" to="/apps/wallet/my-balance">
              {t("allEntries")}
            </LocalizedLinkButton>
          }
        >
          <PartRegion part={events}>
            {(rows) =>
              rows.length > 0 ? (
                <LatestEvents events={rows} hidden={hidden} />
              ) : (
                <EmptyState picture="wallet" title={t("latestEmpty")} text={t("latestEmptyText")} />
              )
            }
          </PartRegion>
        </Card>
      </div>
    </>
  );
}

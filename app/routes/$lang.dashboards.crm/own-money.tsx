import type { WalletEvent } from "#contract/wallet.ts";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { EarnedChart } from "~/features/cash-back/earned-chart";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { WalletFigures } from "~/features/wallet/figures";
import { LatestEvents } from "~/features/wallet/latest-events";
import { useTranslation } from "~/i18n/use-translation";
import { CardActions } from "./card-actions";
import { LiveCard } from "./live-card";
import type { OwnMoney as OwnMoneyView } from "./view";

/** What the viewer has, earned in twelve months, and what moved lately. */
export function OwnMoney({ money: { wallet, period, earned, events } }: { money: OwnMoneyView }) {
  const t = useTranslation("home");
  const hidden = useAmountsHidden();
  const earnedTitle = t(`earnedTitle_${period}`);
  return (
    <>
      <LiveCard name="wallet" title={t("walletTitle")} part={wallet}>
        {(part, menu) => (
          <PartRegion part={part}>
            {(figures) => <WalletFigures wallet={figures} hidden={hidden} menu={menu} />}
          </PartRegion>
        )}
      </LiveCard>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <LiveCard name="earned" title={earnedTitle} part={earned} period={period}>
          {(part, menu) => (
            <Card title={earnedTitle} actions={menu} className="h-full">
              <PartRegion part={part}>
                {(figures) => <EarnedChart summary={figures} title={earnedTitle} hidden={hidden} />}
              </PartRegion>
            </Card>
          )}
        </LiveCard>
        <LiveCard name="latest" title={t("latestTitle")} part={events}>
          {(part, menu) => (
            <Card
              title={t("latestTitle")}
              className="h-full"
              actions={<CardActions to="/apps/wallet/my-balance" label={t("allEntries")} menu={menu} />}
            >
              <PartRegion part={part}>{(rows) => <Latest events={rows} hidden={hidden} />}</PartRegion>
            </Card>
          )}
        </LiveCard>
      </div>
    </>
  );
}

function Latest({ events, hidden }: { events: WalletEvent[]; hidden: boolean }) {
  const t = useTranslation("home");
  if (events.length > 0) return <LatestEvents events={events} hidden={hidden} />;
  return <EmptyState picture="wallet" title={t("latestEmpty")} text={t("latestEmptyText")} />;
}

import { PartRegion } from "~/components/states/part-region";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { EarnedChart } from "~/features/cash-back/earned-chart";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { WalletFigures } from "~/features/wallet/figures";
import { LatestEvents } from "~/features/wallet/latest-events";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/shell/screen";
import { AdminQueue } from "./admin-queue";
import { AdminTotals } from "./admin-totals";
import { Stores } from "./stores";
import type { MemberHome as MemberView } from "./view";

/** What a member has and earned, and for admins first what waits for them. */
export function MemberHome({ home }: { home: MemberView }) {
  const t = useTranslation("home");
  const hidden = useAmountsHidden();
  const { name, wallet, summary, events, stores, totals, queue } = home;
  const next = summary.state === "loaded" ? summary.data.nextPayable : null;
  return (
    <Screen title={t("hello", { name })} subtitle={t("memberSubtitle")} actions={<PrivacyToggle />}>
      {totals && <PartRegion part={totals}>{(overview) => <AdminTotals overview={overview} />}</PartRegion>}
      {queue && <PartRegion part={queue}>{(figures) => <AdminQueue figures={figures} />}</PartRegion>}
      <PartRegion part={wallet}>
        {(figures) => <WalletFigures wallet={figures} hidden={hidden} next={next} />}
      </PartRegion>
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
      <Stores stores={stores} />
    </Screen>
  );
}

import { lazyPart } from "~/components/lazy/lazy-part";
import { PartRegion } from "~/components/states/part-region";
import { useAmountsHidden } from "~/page/amounts-hidden";
import { WalletCard } from "~/features/wallet/wallet-card";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { EarnedCard } from "./earned-card";
import { LatestCard } from "./latest-card";
import { NextStepCard } from "./next-step-card";
import { ShopAgain } from "./shop-again";
import type { MemberHome as MemberView } from "./view";

const RecentVisitCard = lazyPart(
  async () => (await import("~/features/stores/recent-visit/recent-visit-card")).RecentVisitCard,
  {
    texts: ["trip"],
    isInPageSheet: true,
  },
);
const grid = "grid gap-3 sm:gap-4 lg:grid-cols-12";

/** The home screen of a member: balance, next step, stores, and latest transactions. */
export function MemberHome({ home: { name, earnings, stores, recentVisit, next } }: { home: MemberView }) {
  const t = useTranslation("home");
  const hidden = useAmountsHidden();
  const { wallet, earned, period, latest } = earnings;
  return (
    <Screen
      title={t("hello", { name })}
      isCompact
      // Rendered in the first paint, before the rest of the page.
      summary={
        <div className={grid}>
          <div id="card-wallet" className="min-w-0 scroll-mt-24 lg:col-span-8">
            <PartRegion part={wallet}>
              {(balances) => <WalletCard wallet={balances} hidden={hidden} />}
            </PartRegion>
          </div>
          <div className="min-w-0 lg:col-span-4">
            {recentVisit && next.kind !== "failed" ? (
              <RecentVisitCard visit={recentVisit} />
            ) : (
              <NextStepCard next={next} />
            )}
          </div>
        </div>
      }
    >
      <div className={grid}>
        <div className="min-w-0 lg:col-span-12">
          <ShopAgain stores={stores} />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <LatestCard part={latest} hidden={hidden} />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <EarnedCard part={earned} period={period} hidden={hidden} />
        </div>
      </div>
    </Screen>
  );
}

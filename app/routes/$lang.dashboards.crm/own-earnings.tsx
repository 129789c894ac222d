import { PartRegion } from "~/components/states/part-region";
import { useAmountsHidden } from "~/page/amounts-hidden";
import { WalletStats } from "~/features/wallet/wallet-stats";
import { useTranslation } from "~/i18n/use-translation";
import { EarnedCard } from "./earned-card";
import { LatestCard } from "./latest-card";
import { LiveCard } from "./live-card";
import type { EarningsSummary as OwnMoneyView } from "./view";

/** Shows an admin's own balance, earnings and latest transactions as a member. */
export function OwnEarnings({ earnings: { wallet, period, earned, latest } }: { earnings: OwnMoneyView }) {
  const t = useTranslation("home");
  const hidden = useAmountsHidden();
  return (
    <>
      <LiveCard name="wallet" title={t("walletTitle")} part={wallet}>
        {(part, menu) => (
          <PartRegion part={part}>
            {(balances) => <WalletStats wallet={balances} hidden={hidden} menu={menu} />}
          </PartRegion>
        )}
      </LiveCard>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr]">
        <EarnedCard part={earned} period={period} hidden={hidden} />
        <LatestCard part={latest} hidden={hidden} />
      </div>
    </>
  );
}

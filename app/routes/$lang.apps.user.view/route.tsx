import { PartRegion } from "~/components/states/part-region";
import { AccountTabs } from "~/features/account/account-tabs";
import { LatestCard } from "~/features/account/latest-card";
import { useAmountsHidden } from "~/page/amounts-hidden";
import { EarnedTotal } from "~/features/wallet/earned-total";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { EarnedStores } from "./earned-stores";
import { Friends } from "./friends";
import { LatestPurchases } from "./latest-purchases";
import { loadProfile } from "./load-profile.server";
import { ProfileCard } from "./profile-card";
import { YearCard } from "./year-card";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("account", "cash-back", "referrals", "role-names", "wallet");

export function loader({ context }: Route.LoaderArgs) {
  return loadProfile(context);
}

/** Shows the member's last twelve months: the cash back, the stores, and the friends who joined. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("account");
  const hidden = useAmountsHidden();
  const { account, wallet, earned, stores, purchases, friends } = loaderData;
  return (
    <Screen title={t("overviewTitle")} subtitle={t("overviewSubtitle")}>
      <AccountTabs />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(18rem,2fr)_5fr]">
        <PartRegion part={account}>
          {(known) => (
            <ProfileCard account={known}>
              <PartRegion part={wallet}>
                {(balances) => <EarnedTotal wallet={balances} hidden={hidden} />}
              </PartRegion>
            </ProfileCard>
          )}
        </PartRegion>
        <div className="grid gap-6">
          <PartRegion part={earned}>{(summary) => <YearCard summary={summary} hidden={hidden} />}</PartRegion>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <LatestCard
              title={t("storesTitle")}
              part={stores}
              empty={t("storesEmpty")}
              all={{ to: "/stores", label: t("allStores") }}
            >
              {(rows) => <EarnedStores rows={rows} hidden={hidden} />}
            </LatestCard>
            <div className="grid gap-6">
              <LatestCard
                title={t("activity")}
                part={purchases}
                empty={t("activityEmpty")}
                all={{ to: "/apps/my-cash-back/cash-back-detail", label: t("allPurchases") }}
              >
                {(rows) => <LatestPurchases purchases={rows} hidden={hidden} />}
              </LatestCard>
              <LatestCard
                title={t("friendsTitle")}
                part={friends}
                empty={t("friendsEmpty")}
                all={{ to: "/apps/referrals", label: t("allFriends") }}
              >
                {(rows) => <Friends friends={rows} />}
              </LatestCard>
            </div>
          </div>
        </div>
      </div>
    </Screen>
  );
}

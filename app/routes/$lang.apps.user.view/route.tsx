import { PartRegion } from "~/components/states/part-region";
import { AccountTabs } from "~/features/account/account-tabs";
import { LatestCard } from "~/features/account/latest-card";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { Earned } from "~/features/wallet/earned";
import { LatestEvents } from "~/features/wallet/latest-events";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { LatestClaims } from "./latest-claims";
import { LatestWithdrawals } from "./latest-withdrawals";
import { loadProfile } from "./load-profile.server";
import { ProfileCard } from "./profile-card";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("account", "claims", "role-names", "wallet", "withdrawals");

export function loader({ context }: Route.LoaderArgs) {
  return loadProfile(context);
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("account");
  const hidden = useAmountsHidden();
  const { account, wallet, events, withdrawals, claims } = loaderData;
  return (
    <Screen title={t("overviewTitle")} subtitle={t("overviewSubtitle")} actions={<PrivacyToggle />}>
      <AccountTabs />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(18rem,2fr)_5fr]">
        <PartRegion part={account}>
          {(known) => (
            <ProfileCard account={known}>
              <PartRegion part={wallet}>
                {(figures) => <Earned wallet={figures} hidden={hidden} />}
              </PartRegion>
            </ProfileCard>
          )}
        </PartRegion>
        <div className="grid gap-6">
          <LatestCard
            title={t("latest")}
            part={events}
            empty={t("latestEmpty")}
            all={{ to: "/apps/wallet/my-balance", label: t("allEntries") }}
          >
            {(rows) => <LatestEvents events={rows} hidden={hidden} />}
          </LatestCard>
          <div className="grid items-start gap-6 md:max-lg:grid-cols-2 xl:grid-cols-2">
            <LatestCard
              title={t("withdrawals")}
              part={withdrawals}
              empty={t("withdrawalsEmpty")}
              all={{ to: "/apps/my-cash-back/withdraw-history", label: t("allWithdrawals") }}
            >
              {(rows) => <LatestWithdrawals withdrawals={rows} hidden={hidden} />}
            </LatestCard>
            <LatestCard
              title={t("claims")}
              part={claims}
              empty={t("claimsEmpty")}
              all={{ to: "/apps/my-cash-back/claim", label: t("allClaims") }}
            >
              {(rows) => <LatestClaims claims={rows} />}
            </LatestCard>
          </div>
        </div>
      </div>
    </Screen>
  );
}

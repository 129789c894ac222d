import { PartRegion } from "~/components/states/part-region";
import { LatestCard } from "~/features/account/latest-card";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { Earned } from "~/features/wallet/earned";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { useTranslation } from "~/i18n/use-translation";
import { requireUser } from "~/middleware/guards.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { EarnedStores } from "./earned-stores";
import { Friends } from "./friends";
import { LatestPurchases } from "./latest-purchases";
import { loadUserProfile } from "./load-user-profile.server";
import { ProfileHeader } from "./profile-header";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const middleware: Route.MiddlewareFunction[] = [requireUser];
export const handle = shellScreen("account", "cash-back", "referrals", "role-names", "wallet");

export function loader({ context }: Route.LoaderArgs) {
  return loadUserProfile(context);
}

export default function UserProfile({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("account");
  const hidden = useAmountsHidden();
  const { account, wallet, stores, purchases, friends } = loaderData;
  return (
    <Screen title={t("pageTitle")} subtitle={t("pageSubtitle")} actions={<PrivacyToggle />}>
      <PartRegion part={account}>
        {(known) => (
          <ProfileHeader account={known}>
            <PartRegion part={wallet}>{(figures) => <Earned wallet={figures} hidden={hidden} />}</PartRegion>
          </ProfileHeader>
        )}
      </PartRegion>
      <div className="grid items-start gap-6 lg:grid-cols-2">
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
    </Screen>
  );
}

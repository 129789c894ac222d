import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { TrendingStores } from "~/features/stores/trending-stores";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/shell/screen";
import { OwnMoney } from "./own-money";
import type { MemberHome as MemberView } from "./view";

/** What a member has and earned, and stores. */
export function MemberHome({ home: { name, money, stores } }: { home: MemberView }) {
  const t = useTranslation("home");
  return (
    <Screen title={t("hello", { name })} subtitle={t("memberSubtitle")} actions={<PrivacyToggle />}>
      <OwnMoney money={money} />
      <TrendingStores stores={stores} />
    </Screen>
  );
}

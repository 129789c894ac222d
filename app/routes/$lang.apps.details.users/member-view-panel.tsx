import { useLocation } from "react-router";
import type { MemberView } from "#contract/accounts/admin-users.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { recordSearch } from "~/features/administration/record-search";
import { WalletStats } from "~/features/wallet/wallet-stats";
import { LatestEvents } from "~/features/wallet/latest-events";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { PurchaseList } from "./purchase-list";
import { WithdrawalList } from "./withdrawal-list";

/** Shows a member's money as the member sees it, with the same components but without buttons. */
export function MemberViewPanel({ view }: { view: MemberView }) {
  const t = useTranslation("users");
  const { search } = useLocation();
  const { member, wallet, events, purchases, withdrawals } = view;
  return (
    <Screen
      title={t("asMemberTitle", { name: member.name })}
      subtitle={<bdi>{readableEmail(member.email)}</bdi>}
      actions={
        <LinkButton variant="outline" to={recordSearch(search, { view: member.id })}>
          {t("backToUser")}
        </LinkButton>
      }
    >
      <Alert tone="info">{t("asMemberNotice")}</Alert>
      <WalletStats wallet={wallet} hidden={false} readOnly />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Card title={t("purchases")}>
          <PurchaseList purchases={purchases} />
        </Card>
        <Card title={t("withdrawals")}>
          <WithdrawalList withdrawals={withdrawals} />
        </Card>
        <Card title={t("entries")}>
          {events.length > 0 ? (
            <LatestEvents events={events} hidden={false} readOnly />
          ) : (
            <p className="text-muted">{t("noEntries")}</p>
          )}
        </Card>
      </div>
    </Screen>
  );
}

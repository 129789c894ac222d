import { useLocation } from "react-router";
import type { CallData } from "#contract/calls/call.ts";
import type { getReferralStats } from "#contract/referrals/referrals.ts";
import { Money } from "~/components/ui/money";
import { StatTile } from "~/features/administration/stat-tile";
import { adminReferralsPath } from "~/features/shop-admin/shop-admin-paths";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows the figures of all referrals as tiles. The tiles for paid and held bonuses filter the list. */
export function ReferralStats({ stats }: { stats: CallData<typeof getReferralStats> }) {
  const t = useTranslation("referral-admin");
  const language = useLanguage();
  const selectedState = new URLSearchParams(useLocation().search).get("f.state");
  const { joined, paid, held, cost, currency } = stats;
  const linkOf = (state: "paid" | "held") => ({
    to: state === selectedState ? adminReferralsPath : `${adminReferralsPath}?f.state=${state}`,
    isCurrent: state === selectedState,
  });
  const share = joined > 0 ? paid / joined : 0;
  return (
    <ul aria-label={t("figures")} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label={t("figureJoined")} to={adminReferralsPath} value={formatNumber(joined, language)} />
      <StatTile label={t("state_paid")} {...linkOf("paid")} value={formatNumber(paid, language)}>
        <bdi suppressHydrationWarning>
          {t("ofJoined", {
            share: formatNumber(share, language, { style: "percent", maximumFractionDigits: 1 }),
          })}
        </bdi>
      </StatTile>
      <StatTile
        label={t("state_held")}
        {...linkOf("held")}
        urgent={held > 0}
        value={formatNumber(held, language)}
      />
      <StatTile label={t("figureCost")} value={<Money amount={cost} currency={currency} />} />
    </ul>
  );
}

import type { AdminUser } from "#contract/accounts/admin-users.ts";
import type { Column } from "~/components/data-table/columns";
import { NoValue } from "~/components/data-table/no-value";
import { DateTime } from "~/components/ui/date-time";
import { TierBadge } from "~/features/account/tier-badge";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the column that shows an account's tier. */
export function tierColumn(t: Translate<Namespaces["users"]>): Column<AdminUser> {
  return {
    id: "tier",
    header: t("tier"),
    cell: ({ tier }) => <TierBadge tier={tier} name={t(`tier_${tier}`)} />,
  };
}

/** Returns the columns that show when an account was created and last used. */
export function timeColumns(t: Translate<Namespaces["users"]>): Column<AdminUser>[] {
  return [
    { id: "joined", header: t("joined"), cell: ({ joinedAt }) => <DateTime value={joinedAt} /> },
    {
      id: "seen",
      labelled: true,
      header: t("lastSeen"),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <DateTime value={lastSeenAt} /> : <NoValue />),
    },
  ];
}

import type { ReactNode } from "react";
import type { AdminSummary } from "#contract/admin-withdrawals.ts";
import { classNames } from "~/components/ui/class-names";
import { Money } from "~/components/ui/money";
import { useTimeZone } from "~/components/ui/use-time-zone";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

const management = "/apps/admin/withdraw-management";
const history = "/apps/admin/withdraw-history";

/** What waits for an admin, each figure leading to the list behind it. */
export function AdminQueue({ figures }: { figures: AdminSummary }) {
  const t = useTranslation("home");
  const language = useLanguage();
  const zone = useTimeZone();
  const { requested, approved, paidLast30Days, owedToMembers, members, currency } = figures;
  const oldest =
    requested.oldestAt && t("oldest", { date: formatDate(requested.oldestAt, language, "day", zone) });
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <section aria-labelledby="queue-title">
      <h2 id="queue-title" className="mb-4 text-xl font-semibold">
        {t("manageTitle")}
      </h2>
      <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
        <Tile
          label={t("requested")}
          value={money(requested.amount)}
          to={`${management}?f.state=requested`}
          urgent={requested.count > 0}
        >
          {t("requestedCount", { count: requested.count })}
          {oldest && (
            <span suppressHydrationWarning className="block">
              {oldest}
            </span>
          )}
        </Tile>
        <Tile label={t("approved")} value={money(approved.amount)} to={`${management}?f.state=approved`}>
          {t("requestedCount", { count: approved.count })}
        </Tile>
        <Tile label={t("paid")} value={money(paidLast30Days.amount)} to={`${history}?f.state=paid`}>
          {t("requestedCount", { count: paidLast30Days.count })}
        </Tile>
        <Tile label={t("owed")} value={money(owedToMembers)}>
          {t("membersTotal", { count: members })}
        </Tile>
      </ul>
    </section>
  );
}

interface TileProps {
  label: string;
  value: ReactNode;
  to?: string;
  /** Marks what should not wait. */
  urgent?: boolean;
  children: ReactNode;
}

function Tile({ label, value, to, urgent = false, children }: TileProps) {
  return (
    <li className={classNames("card-surface relative p-5", to && "hover:bg-sunken")}>
      {urgent && <span aria-hidden className="absolute end-5 top-5 size-2.5 rounded-full bg-accent" />}
      <p className="text-sm font-medium text-muted">
        {to ? (
          <LocalizedLink to={to} className="after:absolute after:inset-0 hover:underline">
            {label}
          </LocalizedLink>
        ) : (
          label
        )}
      </p>
      <p className="mt-1 text-2xl font-semibold tracking-tight">{value}</p>
      <div className="mt-1 text-sm text-muted">{children}</div>
    </li>
  );
}

import type { AdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import { PartRegion } from "~/components/states/part-region";
import { Money } from "~/components/ui/money";
import { useTimeZone } from "~/components/ui/use-time-zone";
import { FigureTile } from "~/features/administration/figure-tile";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import { LiveCard } from "./live-card";

const management = "/apps/admin/withdraw-management";
const history = "/apps/admin/withdraw-history";

/** What waits for an admin, each figure leading to the list behind it. */
export function AdminQueue({ queue }: { queue: PagePart<AdminSummary> }) {
  const t = useTranslation("home");
  return (
    <LiveCard name="queue" title={t("manageTitle")} part={queue}>
      {(part, menu) => (
        <section aria-labelledby="queue-title">
          <div className="mb-4 flex items-center justify-between gap-3">
            <h2 id="queue-title" className="text-xl font-semibold">
              {t("manageTitle")}
            </h2>
            {menu}
          </div>
          <PartRegion part={part}>{(figures) => <Figures figures={figures} />}</PartRegion>
        </section>
      )}
    </LiveCard>
  );
}

function Figures({ figures }: { figures: AdminSummary }) {
  const t = useTranslation("home");
  const language = useLanguage();
  const zone = useTimeZone();
  const { requested, approved, paidLast30Days, owedToMembers, members, claims, tickets, currency } = figures;
  const oldest =
    requested.oldestAt && t("oldest", { date: formatDate(requested.oldestAt, language, "day", zone) });
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-3">
      <FigureTile
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
      </FigureTile>
      <FigureTile label={t("approved")} value={money(approved.amount)} to={`${management}?f.state=approved`}>
        {t("requestedCount", { count: approved.count })}
      </FigureTile>
      <FigureTile label={t("paid")} value={money(paidLast30Days.amount)} to={`${history}?f.state=paid`}>
        {t("requestedCount", { count: paidLast30Days.count })}
      </FigureTile>
      <Waiting label={t("claims")} waiting={claims} to="/apps/admin/claims?f.state=open" />
      {tickets && <Waiting label={t("tickets")} waiting={tickets} to="/apps/admin/tickets?f.state=open" />}
      <FigureTile label={t("owed")} value={money(owedToMembers)}>
        {t("membersTotal", { count: members })}
      </FigureTile>
    </ul>
  );
}

interface WaitingProps {
  label: string;
  waiting: AdminSummary["claims"];
  to: string;
}

/** What waits for a word, and since when the first does. */
function Waiting({ label, waiting: { count, oldestAt }, to }: WaitingProps) {
  const t = useTranslation("home");
  const language = useLanguage();
  const zone = useTimeZone();
  return (
    <FigureTile
      label={label}
      value={<bdi suppressHydrationWarning>{formatNumber(count, language)}</bdi>}
      to={to}
      urgent={count > 0}
    >
      {oldestAt && (
        <span suppressHydrationWarning>
          {t("oldest", { date: formatDate(oldestAt, language, "day", zone) })}
        </span>
      )}
    </FigureTile>
  );
}

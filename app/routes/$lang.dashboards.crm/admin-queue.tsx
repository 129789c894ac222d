import { LifeBuoy, type LucideIcon, ReceiptText, Wallet } from "lucide-react";
import type { Overview } from "#contract/overview/admin-overview.ts";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { WaitingTime } from "~/features/administration/waiting-time";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useHasPermission } from "~/page/use-viewer";
import type { PagePart } from "~/provider-client/page-part";
import type { AdminQueue as Queue, QueuedItem } from "./cards";
import { LiveCard } from "./live-card";

interface AdminQueueProps {
  queue: PagePart<Queue>;
  /** Contains the numbers of waiting items that belong to no queue. */
  totals: PagePart<Overview> | undefined;
}

const paths = {
  withdrawal: "/apps/admin/withdraw-management",
  claim: "/apps/admin/claims",
  ticket: "/apps/admin/tickets",
} as const;

const icons: Record<QueuedItem["kind"], LucideIcon> = {
  withdrawal: Wallet,
  claim: ReceiptText,
  ticket: LifeBuoy,
};

/** Lists the waiting items of all queues that the user may see, oldest first. */
export function AdminQueue({ queue, totals }: AdminQueueProps) {
  const t = useTranslation("home");
  return (
    <LiveCard name="queue" title={t("manageTitle")} part={queue}>
      {(part, menu) => (
        <Card title={t("manageTitle")} actions={menu} padded={false}>
          <PartRegion part={part}>{(queue) => <Items queue={queue} totals={totals} />}</PartRegion>
        </Card>
      )}
    </LiveCard>
  );
}

function Items({
  queue: { items, queues, now },
  totals,
}: { queue: Queue } & Pick<AdminQueueProps, "totals">) {
  const t = useTranslation("home");
  return (
    <>
      <ul className="flex flex-wrap gap-2 px-5 pb-4 empty:hidden sm:px-6">
        {queues.map(({ kind, total, isExact }) => (
          <Count key={kind} label={t(`queue_${kind}`)} count={total} isExact={isExact} to={openPaths[kind]} />
        ))}
        {totals?.state === "loaded" && <Others queue={totals.data.queue} />}
      </ul>
      {items.length === 0 ? (
        <EmptyState illustration="search" title={t("queueEmpty")} text={t("queueEmptyText")} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map((item) => (
            <Item key={`${item.kind} ${item.id}`} item={item} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

const openPaths = {
  withdrawal: paths.withdrawal,
  claim: `${paths.claim}?f.state=open`,
  ticket: `${paths.ticket}?f.state=open`,
} as const;

/**
 * Lists items that belong to no queue: unmatched reports, requests for a second admin, and undelivered
 * emails.
 */
function Others({ queue: { quarantined, deadMails, requests } }: { queue: Overview["queue"] }) {
  const t = useTranslation("home");
  const canSeeReports = useHasPermission("reports.read");
  const canSeeMails = useHasPermission("mails.read");
  return (
    <>
      {canSeeReports && quarantined > 0 && (
        <Count label={t("quarantined")} count={quarantined} to="/apps/details/leads/unmatched" />
      )}
      {requests.length > 0 && (
        <Count label={t("secondAdmin")} count={requests.length} to="/apps/details/overview" />
      )}
      {canSeeMails && deadMails > 0 && (
        <Count label={t("deadMails")} count={deadMails} to="/apps/admin/mails?f.state=dead" />
      )}
    </>
  );
}

interface CountProps {
  label: string;
  count: number;
  isExact?: boolean;
  to: string;
}

function Count({ label, count, isExact = true, to }: CountProps) {
  const language = useLanguage();
  return (
    <li>
      <LocalizedLink
        to={to}
        className="flex min-h-9 items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:bg-sunken"
      >
        {label}
        <span className="figures font-semibold" suppressHydrationWarning>
          {formatNumber(count, language) + (isExact ? "" : "+")}
        </span>
      </LocalizedLink>
    </li>
  );
}

function Item({
  item: { kind, id, title, personName, amount, currency, at },
  now,
}: {
  item: QueuedItem;
  now: number;
}) {
  const t = useTranslation("home");
  const Icon = icons[kind];
  const stageFilter = kind === "withdrawal" ? "f.stage=all&" : "";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 sm:flex-nowrap sm:px-6">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow basis-40">
        <bdi className="block truncate font-medium">{title}</bdi>
        <span className="block truncate text-sm text-muted">
          {t(`item_${kind}`)} · <bdi>{personName}</bdi>
        </span>
      </span>
      {amount !== null && <Money amount={amount} currency={currency} className="shrink-0 font-semibold" />}
      <span className="shrink-0 text-sm max-sm:ms-9 max-sm:grow sm:w-32">
        <WaitingTime since={at} now={now} />
      </span>
      <LocalizedLinkButton
        variant="outline"
        size="sm"
        className="shrink-0"
        to={`${paths[kind]}?${stageFilter}view=${id}`}
        aria-label={`${t(`act_${kind}`)} · ${title}`}
      >
        {t(`act_${kind}`)}
      </LocalizedLinkButton>
    </li>
  );
}

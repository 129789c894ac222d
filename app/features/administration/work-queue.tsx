import type { WorkQueue as Queue } from "#contract/overview/admin-overview.ts";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { TitledSection } from "~/components/ui/titled-section";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import { mayDo } from "~/page/viewer";
import { StatTile } from "./stat-tile";
import { ApprovalAlerts } from "./approval-alerts";

/** The pending tasks of admins, with links to the screens where they are done. */
export function WorkQueue({ queue, currency }: { queue: Queue; currency: string }) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const viewer = useViewer();
  const { withdrawals, claims, quarantined, deadMails, payouts } = queue;
  const countText = (value: number) => <bdi suppressHydrationWarning>{formatNumber(value, language)}</bdi>;
  const sinceText = (at: string | null) =>
    at && (
      <>
        {t("oldest")} <DateTime value={at} />
      </>
    );
  const countedTasks = [
    {
      name: "claims",
      count: claims.count,
      to: "/apps/admin/claims?f.state=open",
      permission: "claims.read",
      detail: sinceText(claims.oldestAt),
    },
    {
      name: "quarantined",
      count: quarantined,
      to: "/apps/details/networks",
      permission: "networks.read",
      detail: t("quarantinedWhat"),
    },
    ...(payouts && payouts.toRelease + payouts.cameBack > 0
      ? ([
          {
            name: "payoutRuns",
            count: payouts.toRelease,
            to: "/apps/admin/payout-runs?f.state=draft",
            permission: "withdrawals.read",
            detail: t("payoutsCameBack", { count: payouts.cameBack }),
          },
        ] as const)
      : []),
    ...(payouts?.toApply
      ? ([
          {
            name: "payoutAnswers",
            count: payouts.toApply,
            to: "/apps/admin/payout-answers",
            permission: "withdrawals.read",
            detail: t("payoutAnswersWhat"),
          },
        ] as const)
      : []),
    ...(payouts?.overdue
      ? ([
          {
            name: "unclaimedPayouts",
            count: payouts.overdue,
            to: "/apps/admin/withdraw-history?f.state=unclaimed",
            permission: "withdrawals.read",
            detail: t("unclaimedPayoutsWhat"),
          },
        ] as const)
      : []),
    ...(payouts?.failing
      ? ([
          {
            name: "failingPayouts",
            count: payouts.failing,
            to: "/apps/admin/payout-runs?f.state=sent",
            permission: "withdrawals.read",
            detail: t("failingPayoutsWhat"),
          },
        ] as const)
      : []),
    {
      name: "deadMails",
      count: deadMails,
      to: "/apps/admin/mails?f.state=dead",
      permission: "mails.read",
      detail: t("deadMailsWhat"),
    },
  ] as const;
  return (
    <TitledSection id="work-queue" title={t("queueTitle")}>
      <ul className="grid gap-2 xs:grid-cols-2 xs:gap-4 lg:grid-cols-4">
        <StatTile
          label={t("overdue")}
          value={countText(withdrawals.overdue)}
          to={
            mayDo(viewer, "withdrawals.read")
              ? "/apps/admin/withdraw-management?f.state=requested"
              : undefined
          }
          urgent={withdrawals.overdue > 0}
        >
          {t("openWithdrawals", { count: withdrawals.count })}{" "}
          <Money amount={withdrawals.amount} currency={currency} />
        </StatTile>
        {countedTasks.map(({ name, count, to, permission, detail }) => (
          <StatTile
            key={name}
            label={t(name)}
            value={countText(count)}
            to={mayDo(viewer, permission) ? to : undefined}
            urgent={count > 0}
          >
            {detail}
          </StatTile>
        ))}
      </ul>
      <ApprovalAlerts
        requests={queue.requests}
        unusualAdmins={queue.unusualAdmins}
        failingConnections={queue.failingConnections}
      />
    </TitledSection>
  );
}

import type { ReactNode } from "react";
import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { DateTime } from "~/components/ui/date-time";
import { Avatar } from "~/components/ui/avatar";
import { classNames } from "~/components/ui/class-names";
import { FactGrid, type LabelledValue } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { decider } from "./decider";
import { isEnded } from "./detail-path";
import { DetailSheet } from "./detail-sheet";
import { PersonName } from "./person-name";

interface WithdrawalDetailProps {
  withdrawal: AdminWithdrawal;
  /** The state and payout method of the withdrawal. */
  summary: ReactNode;
  actions?: ReactNode;
  /** The rows of the list, shown next to the withdrawal where there is room for three columns. */
  list?: ReactNode;
  children?: ReactNode;
}

/** Shows a withdrawal with the details an admin needs to decide on it, and the possible actions. */
export function WithdrawalDetail({ withdrawal, summary, actions, list, children }: WithdrawalDetailProps) {
  const t = useTranslation("administration");
  const hasCase = Boolean(children);
  const { reference, member, amount, fee, net, currency, approvals, approvedBy } = withdrawal;
  const approvers = approvedBy.map(({ id, name }) => (
    <span key={id} className="flex items-center gap-2">
      <Avatar name={name} size="xs" />
      <bdi>{name}</bdi>
    </span>
  ));
  const facts: LabelledValue[] = [
    [t("member"), <PersonName key="member" person={member} />],
    [t("amount"), <Money key="amount" amount={amount} currency={currency} />],
    [t("fee"), <Money key="fee" amount={fee} currency={currency} />],
    [t("approvals"), t("approvalCount", { ...approvals })],
    [t("approvedBy"), approvers.length > 0 ? approvers : t("noApprover")],
    ...eventTextOf(withdrawal, t),
  ];
  return (
    <DetailSheet
      title={t("detailTitle", { reference })}
      subtitle={summary}
      links={
        <LocalizedLinkButton variant="ghost" size="sm" to={`/apps/admin/admin-logs?q=${reference}`}>
          {t("toLog")}
        </LocalizedLinkButton>
      }
      actions={actions}
      isCase={hasCase}
    >
      <div
        className={classNames(
          "grid gap-6 *:min-w-0",
          hasCase && "@4xl:grid-cols-[minmax(0,1fr)_17rem]",
          Boolean(list) && "@6xl:grid-cols-[15rem_minmax(0,1fr)_17rem]",
        )}
      >
        {list && <div className="hidden border-e border-line pe-4 @6xl:block">{list}</div>}
        <div className={classNames(hasCase && "@4xl:sticky @4xl:top-0 @4xl:order-last @4xl:self-start")}>
          <p className="text-sm text-muted">{t(isEnded(withdrawal.state) ? "netAmount" : "net")}</p>
          <Money amount={net} currency={currency} className="mb-4 block text-3xl font-bold" />
          <FactGrid
            facts={facts}
            className={classNames("gap-x-8 @xs:grid-cols-2 @xl:grid-cols-3", hasCase && "@4xl:grid-cols-1")}
          />
        </div>
        {children && <div className="space-y-5">{children}</div>}
      </div>
    </DetailSheet>
  );
}

function eventTextOf(
  withdrawal: AdminWithdrawal,
  t: ReturnType<typeof useTranslation<"administration">>,
): LabelledValue[] {
  const { requestedAt, approvedAt, settledAt, paymentReference, payoutRun } = withdrawal;
  const decidedBy = decider(withdrawal, t);
  const facts: [string, ReactNode][] = [
    [t("requested"), <DateTime key="requested" value={requestedAt} style="minute" className="" />],
  ];
  if (approvedAt)
    facts.push([t("approvedAt"), <DateTime key="approved" value={approvedAt} style="minute" className="" />]);
  if (settledAt)
    facts.push([t("ended"), <DateTime key="ended" value={settledAt} style="minute" className="" />]);
  if (decidedBy) facts.push([t("decidedBy"), <bdi key="decider">{decidedBy}</bdi>]);
  if (paymentReference) {
    const text = (
      <bdi key="paid" dir="ltr">
        {paymentReference}
      </bdi>
    );
    facts.push([t("paymentReference"), text]);
  }
  if (payoutRun)
    facts.push([
      t("payoutRun"),
      <LocalizedLink key="run" to={`/apps/admin/payout-runs/${payoutRun.id}`} className="underline">
        <bdi dir="ltr">CL{payoutRun.number}</bdi>
      </LocalizedLink>,
    ]);
  const { reasonCode, reasonNote } = withdrawal;
  const reason = reasonCode
    ? [t(`reason_${reasonCode}`), reasonNote].filter(Boolean).join(". ")
    : withdrawal.reason;
  if (reason) facts.push([t("reason"), <bdi key="reason">{reason}</bdi>]);
  return facts;
}

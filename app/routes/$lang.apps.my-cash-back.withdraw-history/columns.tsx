import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { Column } from "~/components/data-table/columns";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { RecentTime } from "~/components/ui/recent-time";
import { MethodName } from "~/features/withdrawals/method-name";
import { ReturnedAmount, UnpaidAmount } from "~/features/withdrawals/returned-amount";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { isReturned } from "~/features/withdrawals/withdrawal-events";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { cancelSearch, viewSearch } from "./addresses";

/** Returns the columns of a member's withdrawals. Fee and amount are only shown with the details. */
export function historyColumns(t: Translate<Namespaces["withdrawals"]>, today: string): Column<Withdrawal>[] {
  return [
    { id: "reference", header: t("target"), primary: true, cell: (row) => <Payout row={row} /> },
    {
      id: "requested",
      header: t("requestedAt"),
      cell: (row) => <RecentTime value={row.requestedAt} today={today} />,
    },
    { id: "net", header: t("net"), align: "end", cell: (row) => <Received row={row} /> },
    { id: "state", header: t("state"), cell: (row) => <State row={row} today={today} /> },
    {
      id: "end",
      header: t("cancelShort"),
      isUnlabelled: true,
      align: "end",
      cell: (row) => <Cancel row={row} />,
    },
  ];
}

/**
 * Shows the amount that the member receives, or if the withdrawal ended without payment, the amount that was
 * returned to the balance.
 */
function Received({ row }: { row: Withdrawal }) {
  const { state, net, currency } = row;
  if (!isReturned(state)) return <Money amount={net} currency={currency} className="font-medium" />;
  return (
    <>
      <UnpaidAmount amount={net} currency={currency} />
      <span className="block text-sm text-muted">
        <ReturnedAmount withdrawal={row} />
      </span>
    </>
  );
}

/** Shows the state, when the withdrawal reached it, and the reason or the payment's reference. */
function State({ row, today }: { row: Withdrawal; today: string }) {
  const t = useTranslation("withdrawals");
  const { state, settledAt, reason, paymentReference } = row;
  return (
    <span className="block sm:max-w-64 whitespace-normal">
      <StateBadge withdrawal={row} />
      {settledAt && (
        <span className="ms-2 text-sm text-muted">
          {isReturned(state) && `${t("settledAt")} `}
          <RecentTime value={settledAt} today={today} />
        </span>
      )}
      {reason && <bdi className="block text-sm text-muted">{reason}</bdi>}
      {paymentReference && (
        <span className="text-sm text-muted max-sm:ms-2 sm:block">
          <bdi dir="ltr" title={t("paymentReference")} className="figures">
            {paymentReference}
          </bdi>
        </span>
      )}
    </span>
  );
}

function Cancel({ row: { id, state, reference } }: { row: Withdrawal }) {
  const t = useTranslation("withdrawals");
  if (state !== "requested") return null;
  return (
    <LinkButton variant="outline" size="sm" to={cancelSearch(id)} aria-label={`${t("cancel")} ${reference}`}>
      {t("cancelShort")}
    </LinkButton>
  );
}

/** The payout method as the withdrawal's title, with the reference for support below it. */
function Payout({ row }: { row: Withdrawal }) {
  return (
    <Link to={viewSearch(row.id)} className="group/payout block">
      <span className="block text-primary group-hover/payout:underline">
        <MethodName method={row.method} />
      </span>{" "}
      <bdi className="block text-sm font-normal whitespace-nowrap text-muted tabular-nums">
        {row.reference}
      </bdi>
    </Link>
  );
}

import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { decider } from "~/features/administration/decider";
import { PersonName } from "~/features/administration/person-name";
import { MethodName } from "~/features/withdrawals/method-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { ReferenceCell } from "../$lang.apps.admin.withdraw-management/reference-cell";

/** Returns the columns of the ended withdrawals. */
export function historyColumns(t: Translate<Namespaces["administration"]>): Column<AdminWithdrawal>[] {
  return [
    {
      id: "reference",
      header: t("reference"),
      primary: true,
      cell: (withdrawal) => <ReferenceCell withdrawal={withdrawal} />,
    },
    { id: "member", header: t("member"), cell: ({ member }) => <PersonName person={member} /> },
    { id: "requested", header: t("requested"), cell: ({ requestedAt }) => <DateTime value={requestedAt} /> },
    {
      id: "ended",
      labelled: true,
      header: t("ended"),
      cell: (withdrawal) => (
        <span className="block">
          {withdrawal.settledAt && <DateTime value={withdrawal.settledAt} />}
          <span className="block text-xs text-muted">
            <span className="sr-only">{t("decidedBy")} </span>
            <bdi>{decider(withdrawal, t)}</bdi>
          </span>
        </span>
      ),
    },
    { id: "method", header: t("method"), cell: ({ method }) => <MethodName method={method} /> },
    {
      id: "net",
      header: t("netAmount"),
      align: "end",
      cell: ({ net, currency }) => <Money amount={net} currency={currency} className="font-medium" />,
    },
  ];
}

import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Column } from "~/components/data-table/columns";
import { Money } from "~/components/ui/money";
import { PersonName } from "~/features/administration/person-name";
import { WaitingTime } from "~/features/administration/waiting-time";
import { MethodName } from "~/features/withdrawals/method-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { RowDecisions } from "./decision-links";
import { ReferenceCell } from "./reference-cell";
import { RiskReasons } from "./risk-reasons";

/** Returns the columns of the queue. `now` is in milliseconds since 1970. */
export function queueColumns(
  t: Translate<Namespaces["administration"]>,
  riskHeader: string,
  now: number,
): Column<AdminWithdrawal>[] {
  return [
    {
      id: "reference",
      header: t("reference"),
      primary: true,
      cell: (withdrawal) => <ReferenceCell withdrawal={withdrawal} />,
    },
    {
      id: "member",
      header: t("member"),
      cell: ({ member, method }) => (
        <PersonName person={member}>
          <MethodName method={method} />
        </PersonName>
      ),
    },
    {
      id: "requested",
      header: t("requested"),
      cell: ({ requestedAt }) => <WaitingTime since={requestedAt} now={now} isPromised />,
    },
    {
      id: "risks",
      labelled: true,
      header: riskHeader,
      cell: (withdrawal) => <RiskReasons withdrawal={withdrawal} />,
    },
    {
      id: "net",
      header: t("net"),
      align: "end",
      cell: ({ net, currency }) => <Money amount={net} currency={currency} className="font-semibold" />,
    },
    {
      id: "actions",
      header: t("actions"),
      isUnlabelled: true,
      cell: (withdrawal) => <RowDecisions withdrawal={withdrawal} />,
    },
  ];
}

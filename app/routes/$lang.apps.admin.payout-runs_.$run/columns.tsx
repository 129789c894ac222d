import { useLocation } from "react-router";
import type { PayoutItem } from "#contract/payout-runs/payout-runs.ts";
import type { Column } from "~/components/data-table/columns";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { recordSearch } from "~/features/administration/record-search";
import { PersonName } from "~/features/administration/person-name";
import { PaymentFailureText } from "~/features/payout-runs/payment-failure";
import { ItemBadge } from "~/features/payout-runs/state-badges";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { type LoadedRun, possibleStep } from "./item-steps";

/** Returns the columns of a run's payments. `hasSteps` adds the actions that change a payment. */
export function itemColumns(
  t: Translate<Namespaces["payout-runs"]>,
  run: LoadedRun,
  hasSteps: boolean,
): Column<PayoutItem>[] {
  return [
    {
      id: "reference",
      header: t("reference"),
      primary: true,
      cell: ({ reference, warnings }) => (
        <span className="block">
          <bdi className="figures font-medium">{reference}</bdi>
          {warnings.map((warning) => (
            <span key={warning} className="block text-xs font-medium text-danger">
              {t(`warning_${warning}`)}
            </span>
          ))}
        </span>
      ),
    },
    { id: "member", header: t("member"), cell: ({ member }) => <PersonName person={member} /> },
    {
      id: "account",
      header: t("account"),
      cell: ({ account }) => (
        <bdi dir="ltr" className="figures text-sm">
          {account}
        </bdi>
      ),
    },
    {
      id: "outcome",
      header: t("itemState"),
      cell: ({ state, failure }) => (
        <span className="block">
          <ItemBadge state={state} />
          <PaymentFailureText failure={failure} />
        </span>
      ),
    },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ net, currency }) => <Money amount={net} currency={currency} className="font-medium" />,
    },
    ...(hasSteps
      ? [
          {
            id: "actions",
            header: t("actions"),
            isUnlabelled: true,
            cell: (item: PayoutItem) => <StepLink run={run} item={item} />,
          },
        ]
      : []),
  ];
}

function StepLink({ run, item }: { run: LoadedRun; item: PayoutItem }) {
  const t = useTranslation("payout-runs");
  const { search } = useLocation();
  const step = possibleStep(run, item);
  if (!step) return null;
  return (
    <LinkButton
      size="sm"
      variant="outline"
      className="text-danger"
      to={recordSearch(search, { step, id: item.id })}
      preventScrollReset
      aria-label={`${t(`do_${step}`)} · ${item.reference}`}
    >
      {t(`do_${step}`)}
    </LinkButton>
  );
}

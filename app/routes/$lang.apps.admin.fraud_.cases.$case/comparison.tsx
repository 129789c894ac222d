import type { ReactNode } from "react";
import type { ComparedAccount, FraudCaseDetail } from "#contract/fraud/admin-fraud.ts";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { PersonName } from "~/features/administration/person-name";
import { countryName } from "~/i18n/country-name";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Compares the member's account with the accounts linked to it, with one column per account. */
export function Comparison({ fraudCase }: { fraudCase: FraudCaseDetail }) {
  const t = useTranslation("fraud");
  const rows = useRows(fraudCase.currency);
  const { accounts } = fraudCase;
  return (
    <Card
      title={t("comparison")}
      subtitle={fraudCase.hasMoreAccounts ? t("moreAccounts") : undefined}
      padded={false}
    >
      <div className="overflow-x-auto pb-2" tabIndex={0} role="region" aria-label={t("comparison")}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-y border-line bg-sunken">
              <th
                scope="col"
                className="sticky start-0 bg-sunken px-5 py-3 text-start font-medium text-muted sm:px-6"
              >
                {t("account")}
              </th>
              {accounts.map((account) => (
                <th
                  key={account.id}
                  scope="col"
                  className="min-w-44 px-4 py-3 text-start align-top font-normal"
                >
                  <PersonName person={account} />
                  <span className="mt-1 flex flex-wrap gap-1">
                    {account.hasCase && <Badge tone="warning">{t("hasCase")}</Badge>}
                    {account.status === "suspended" && <Badge tone="danger">{t("suspended")}</Badge>}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cell]) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th
                  scope="row"
                  className="sticky start-0 bg-surface px-5 py-3 text-start font-normal text-muted sm:px-6"
                >
                  {label}
                </th>
                {accounts.map((account) => (
                  <td key={account.id} className="px-4 py-3 align-top">
                    {cell(account)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function useRows(currency: string): [label: string, cell: (account: ComparedAccount) => ReactNode][] {
  const t = useTranslation("fraud");
  const language = useLanguage();
  const number = (value: number) => <bdi className="figures">{formatNumber(value, language)}</bdi>;
  return [
    [t("joined"), ({ joinedAt }) => <DateTime value={joinedAt} />],
    [t("lastSeen"), ({ lastSeenAt }) => (lastSeenAt ? <DateTime value={lastSeenAt} /> : t("never"))],
    [t("country"), ({ country }) => (country ? countryName(country, language) : "–")],
    [
      t("methods"),
      ({ payoutMethods }) =>
        payoutMethods.length === 0
          ? "–"
          : payoutMethods.map((masked) => (
              <bdi key={masked} dir="ltr" className="block">
                {masked}
              </bdi>
            )),
    ],
    [t("clicks"), ({ clicks }) => number(clicks)],
    [
      t("purchases"),
      ({ purchases, refused }) => (
        <>
          {number(purchases)} ({number(refused)})
        </>
      ),
    ],
    [t("claims"), ({ refusedClaims }) => number(refusedClaims)],
    [t("paid"), ({ paid }) => <Money amount={paid} currency={currency} />],
    [t("waiting"), ({ waiting }) => <Money amount={waiting} currency={currency} />],
  ];
}

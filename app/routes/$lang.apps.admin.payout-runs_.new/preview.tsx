import type { ReactNode } from "react";
import type { CallData } from "#contract/calls/call.ts";
import type { previewPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

type LoadedPreview = CallData<typeof previewPayoutRun>;

/**
 * Shows the payout run that would be created: the number of payments, the sums, the payments, and which
 * withdrawals are left out and why.
 */
export function Preview({ preview }: { preview: LoadedPreview }) {
  const t = useTranslation("payout-runs");
  const { count, net, fee, currency, included, excluded, excludedCount } = preview;
  return (
    <div className="grid gap-6">
      {count === 0 ? (
        <EmptyState illustration="wallet" title={t("nothingTitle")} text={t("nothingText")} />
      ) : (
        <>
          <Facts
            facts={[
              { label: t("payments"), value: t("payments", { count }) },
              { label: t("fees"), value: <Money amount={fee} currency={currency} /> },
              { label: t("sum"), value: <Money amount={net} currency={currency} />, strong: true },
            ]}
          />
          <PaymentList
            rows={included.map(({ account, ...row }) => ({ ...row, note: <bdi dir="ltr">{account}</bdi> }))}
            currency={currency}
          />
          {count > included.length && (
            <p className="text-sm text-muted">{t("firstShown", { shown: included.length })}</p>
          )}
        </>
      )}
      {excludedCount > 0 && (
        <section className="grid gap-3">
          <h3 className="font-semibold">
            {t("excludedTitle")} <bdi className="figures text-muted">({excludedCount})</bdi>
          </h3>
          <PaymentList
            rows={excluded.map(({ reason, ...row }) => ({ ...row, note: t(`exclusion_${reason}`) }))}
            currency={currency}
          />
          {excludedCount > excluded.length && (
            <p className="text-sm text-muted">{t("firstShown", { shown: excluded.length })}</p>
          )}
        </section>
      )}
    </div>
  );
}

interface PaymentListProps {
  rows: { id: string; reference: string; member: { name: string }; net: number; note: ReactNode }[];
  currency: string;
}

function PaymentList({ rows, currency }: PaymentListProps) {
  return (
    <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line" tabIndex={0}>
      {rows.map(({ id, reference, member, net, note }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-2.5 text-sm"
        >
          <span>
            <bdi className="figures font-medium">{reference}</bdi> · <bdi>{member.name}</bdi>
            <span className="block text-muted">{note}</span>
          </span>
          <Money amount={net} currency={currency} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}

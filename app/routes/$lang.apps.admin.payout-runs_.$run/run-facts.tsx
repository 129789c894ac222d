import type { PayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { DateTime } from "~/components/ui/date-time";
import { type Fact, Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { PersonName } from "~/features/administration/person-name";
import { useTranslation } from "~/i18n/use-translation";

const outcomes = ["sent", "unclaimed", "paid", "failed", "returned"] as const;

/** Shows the figures of a run's payments, the run's progress, and who performed each action. */
export function RunFacts({ run }: { run: PayoutRun }) {
  const t = useTranslation("payout-runs");
  const { currency, file } = run;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const timeFact = (label: "sentAt" | "settledAt" | "canceledAt"): Fact[] => {
    const value = run[label];
    return value ? [{ label: t(label), value: <DateTime value={value} style="minute" /> }] : [];
  };
  const facts: Fact[] = [
    { label: t("rail"), value: t(`rail_${run.rail}`) },
    { label: t("profile"), value: t(`profile_${run.profile}`) },
    { label: t("payments"), value: t("payments", { count: run.count }) },
    { label: t("fees"), value: money(run.fee) },
    { label: t("sum"), value: money(run.net), strong: true },
    ...outcomes
      .filter((state) => run.items[state].count > 0)
      .map((state) => ({
        label: t(`summary_${state}`),
        value: (
          <>
            {t("payments", { count: run.items[state].count })} · {money(run.items[state].net)}
          </>
        ),
      })),
    { label: t("created"), value: <DateTime value={run.createdAt} style="minute" /> },
    { label: t("createdBy"), value: <PersonName person={run.createdBy} /> },
    ...(run.releasedBy ? [{ label: t("releasedBy"), value: <PersonName person={run.releasedBy} /> }] : []),
    ...(run.executionDay
      ? [
          {
            label: t("executionDay"),
            value: <DateTime value={`${run.executionDay}T12:00:00Z`} style="day" />,
          },
        ]
      : []),
    ...timeFact("sentAt"),
    ...timeFact("settledAt"),
    ...timeFact("canceledAt"),
    ...(file
      ? [
          {
            label: t("fingerprint"),
            value: (
              <bdi dir="ltr" className="figures text-xs break-all">
                {file.sha256}
              </bdi>
            ),
          },
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

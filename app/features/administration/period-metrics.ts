import type { Overview } from "#contract/overview/admin-overview.ts";
import { clicksPath, leadsPath, payoutsPath } from "./overview-links";

/** A figure of a period and of the period before. `kind` determines its format. */
export interface PeriodMetric {
  name: "clicks" | "leads" | "conversion" | "commission" | "cashBack" | "paid" | "margin";
  kind: "count" | "share" | "money";
  /** `null` if the figure is undefined, such as the conversion rate without clicks. */
  value: number | null;
  before: number | null;
  /** The figure's values in each part of the period, if available. */
  trend?: number[];
  /** The path of the list that the figure links to. */
  to: string;
}

/** Returns the figures of an overview in display order. */
export function periodMetrics({ figures, previous, period, series }: Overview): PeriodMetric[] {
  const previousTotals = previous.figures;
  const leads = leadsPath(period);
  const moneyMetric = (name: "commission" | "cashBack" | "paid" | "margin", to: string): PeriodMetric => ({
    name,
    kind: "money",
    value: figures[name],
    before: previousTotals[name],
    ...(name !== "paid" && {
      trend: series.map((part) => (name === "margin" ? part.commission - part.cashBack : part[name])),
    }),
    to,
  });
  return [
    {
      name: "clicks",
      kind: "count",
      value: figures.clicks,
      before: previousTotals.clicks,
      trend: series.map(({ clicks }) => clicks),
      to: clicksPath(period),
    },
    {
      name: "leads",
      kind: "count",
      value: figures.leads,
      before: previousTotals.leads,
      trend: series.map((part) => part.leads),
      to: leads,
    },
    {
      name: "conversion",
      kind: "share",
      value: conversionOf(figures),
      before: conversionOf(previousTotals),
      to: clicksPath(period, { outcome: "tracked" }),
    },
    moneyMetric("commission", leads),
    moneyMetric("cashBack", leads),
    moneyMetric("paid", payoutsPath(period)),
    moneyMetric("margin", leads),
  ];
}

function conversionOf({ clicks, leads }: { clicks: number; leads: number }): number | null {
  return clicks > 0 ? leads / clicks : null;
}

/** Returns the relative change from the previous value; `null` without a previous value. */
export function changeOf({ value, before }: Pick<PeriodMetric, "value" | "before">): number | null {
  if (value === null || before === null || before === 0) return null;
  return (value - before) / Math.abs(before);
}

import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import type { Column } from "../../csv/write.ts";

/** A figure of the screen: its card, its subject, and its name. */
export interface AnalyticsMetric {
  card: string;
  name: string;
  kind: string;
  /** A count or seconds; `null` if the figure is an amount. */
  number: number | null;
  amount: number | null;
}

/** Returns the columns of the file of all figures. */
export function analyticsColumns(currency: string): Column<AnalyticsMetric>[] {
  return [
    { header: "subject", cell: ({ card }) => card },
    { header: "name", cell: ({ name }) => name },
    { header: "kind", cell: ({ kind }) => kind },
    { header: "number", cell: ({ number }) => number },
    { header: "amount", cell: ({ amount }) => (amount === null ? null : { amount, currency }) },
    { header: "currency", cell: ({ amount }) => (amount === null ? null : currency) },
  ];
}

interface CountAndAmount {
  count: number;
  amount: number;
}

/** Returns every figure of the screen as a row, in the order of the cards. */
export function toMetrics(analytics: Analytics): AnalyticsMetric[] {
  const { funnel, refused, payoutTimes, hours, cohorts, forecast } = analytics;
  const countColumns = (card: string, name: string, { count, amount }: CountAndAmount) => [
    number(card, name, "count", count),
    money(card, name, "cash_back", amount),
  ];
  return [
    number("funnel", "clicks", "count", funnel.clicks),
    ...(["leads", "confirmed", "payable", "paid"] as const).flatMap((step) =>
      countColumns("funnel", step, funnel[step]),
    ),
    ...refused.map(({ reason, count }) => number("refused", reason, "count", count)),
    ...(payoutTimes
      ? (["count", "p50", "p95"] as const).map((name) =>
          number("payout_times", name, name === "count" ? "count" : "seconds", payoutTimes[name]),
        )
      : []),
    ...hours.flatMap((day, weekday) =>
      day.map((count, hour) => number("hours", `weekday ${weekday + 1}, hour ${hour}`, "count", count)),
    ),
    ...analytics.devices.map(({ device, clicks }) =>
      number("devices", device ?? "unknown", "clicks", clicks),
    ),
    ...analytics.countries.map(({ country, clicks }) =>
      number("countries", country ?? "unknown", "clicks", clicks),
    ),
    number("countries", "other", "clicks", analytics.otherCountries),
    ...cohorts.flatMap(({ month, members, active }) => [
      number("cohorts", month, "members", members),
      ...active.map((count, since) => number("cohorts", month, `active in month ${since + 1}`, count)),
    ]),
    ...forecast.flatMap(({ from, confirmed, pending }) => [
      ...countColumns("forecast_confirmed", from, confirmed),
      ...countColumns("forecast_pending", from, pending),
    ]),
    ...(["stores", "networks"] as const).flatMap((card) =>
      analytics[card].flatMap(({ name, clicks, leads, commission, epc }) => [
        number(card, name, "clicks", clicks),
        number(card, name, "leads", leads),
        money(card, name, "commission", commission),
        ...(epc === null ? [] : [money(card, name, "epc", epc)]),
      ]),
    ),
    ...analytics.credits.map(({ store, at, amount }) => money("credits", store.name, at, amount)),
    ...analytics.payouts.map(({ reference, at, amount }) => money("payouts", reference, at, amount)),
  ];
}

function number(card: string, name: string, kind: string, value: number): AnalyticsMetric {
  return { card, name, kind, number: value, amount: null };
}

function money(card: string, name: string, kind: string, amount: number): AnalyticsMetric {
  return { card, name, kind, number: null, amount };
}

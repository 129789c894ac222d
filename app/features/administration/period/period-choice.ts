import { boundedYear } from "#contract/text/bounded-years.ts";
import { overviewPeriods, type OverviewPeriod, periodIssue } from "#contract/overview/overview-periods.ts";

export const charts = ["clicks", "leads", "commission", "cashBack"] as const;
export type ChartName = (typeof charts)[number];
export type Issue = "missing" | "invalid" | "backwards" | "too_long";

/** The period in an overview's URL. */
export interface PeriodChoice {
  /** `null` if the user entered days. */
  preset: OverviewPeriod | null;
  /** As entered by the user; empty with a preset. */
  from: string;
  to: string;
  issues: { from?: Issue; to?: Issue };
  compares: boolean;
  chart: ChartName;
}

/** Reads the period from the URL. Invalid days are kept as entered, and reported in `issues`. */
export function readChoice(parameters: URLSearchParams): PeriodChoice {
  const [from, to] = ["from", "to"].map((name) => (parameters.get(name) ?? "").trim().slice(0, 20));
  const isTyped = from !== "" || to !== "";
  return {
    preset: isTyped ? null : (overviewPeriods.find((one) => one === parameters.get("period")) ?? "30d"),
    from: from!,
    to: to!,
    issues: isTyped ? issuesOf(from!, to!) : {},
    compares: parameters.get("compare") !== "off",
    chart: charts.find((one) => one === parameters.get("chart")) ?? "clicks",
  };
}

function issuesOf(from: string, to: string): PeriodChoice["issues"] {
  const issues = {
    ...(isDay(from) ? {} : { from: from === "" ? ("missing" as const) : ("invalid" as const) }),
    ...(isDay(to) ? {} : { to: to === "" ? ("missing" as const) : ("invalid" as const) }),
  };
  if (Object.keys(issues).length > 0) return issues;
  const issue = periodIssue({ from, to });
  return issue ? { to: issue } : {};
}

function isDay(text: string): boolean {
  const isWritten = boundedYear.test(text) && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isWritten && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** Returns the provider's query for the period, or for the default period if the days are invalid. */
export function overviewQuery({ preset, from, to, issues }: PeriodChoice) {
  if (preset) return { period: preset };
  return Object.keys(issues).length > 0 ? { period: "30d" as const } : { from, to };
}

/** Returns the query string of a link that changes the choice. It includes the screen's other parameters. */
export function periodSearch(
  choice: PeriodChoice,
  change: Partial<PeriodChoice>,
  kept: [string, string][] = [],
): string {
  const next = { ...choice, ...change };
  const parameters = new URLSearchParams(
    next.preset ? { period: next.preset } : { from: next.from, to: next.to },
  );
  if (!next.compares) parameters.set("compare", "off");
  if (next.chart !== "clicks") parameters.set("chart", next.chart);
  for (const [name, value] of kept) parameters.append(name, value);
  return `?${parameters.toString()}`;
}

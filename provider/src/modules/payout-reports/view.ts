import type { PayoutReport, PayoutReportDetails } from "#contract/payout-runs/payout-reports.ts";
import { reportLineOutcomes, maxPayoutReportLines } from "#contract/payout-runs/report-states.ts";
import { toWire } from "../../money.ts";
import type { Decision } from "./decide.ts";
import type { ParsedLine, AccountStatement } from "./formats/parsed-report.ts";
import type { PayoutReportRow } from "./repository.ts";
import { unbalancedOf } from "./statement-series.ts";

interface ReportWithCreator {
  report: PayoutReportRow;
  createdBy: { id: string; name: string } | null;
}

/** Maps an answer to its API form. */
export function toPayoutReport({ report, createdBy }: ReportWithCreator): PayoutReport {
  const { id, fileName, format, createdAt, appliedAt } = report;
  return {
    id,
    fileName,
    format,
    createdBy,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  };
}

/** Returns an answer with its lines: those that need attention first, then in the order of the file. */
export function viewOf(
  row: ReportWithCreator,
  decisions: Decision<ParsedLine>[],
  { gaps, statements }: { gaps: PayoutReportDetails["gaps"]; statements: AccountStatement[] },
): PayoutReportDetails {
  const totals = Object.fromEntries(reportLineOutcomes.map((outcome) => [outcome, 0])) as Record<
    Decision<ParsedLine>["outcome"],
    number
  >;
  for (const { outcome } of decisions) totals[outcome] += 1;
  const rank = ({ outcome }: Decision<ParsedLine>) => reportLineOutcomes.indexOf(outcome);
  const topDecisions = decisions
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, maxPayoutReportLines);
  return {
    ...toPayoutReport(row),
    totals,
    gaps,
    unbalanced: unbalancedOf(statements),
    bankStatement: row.report.bankStatementId,
    lines: topDecisions.map(({ line, outcome, run, failure }) => ({
      line: line.line,
      outcome,
      run,
      failure,
      reference: line.references[0] ?? null,
      references: line.references.length,
      amount: line.amount === null ? null : toWire(line.amount),
      currency: line.currency,
      bookedOn: line.bookedOn,
      reason: line.reason,
      text: line.text,
    })),
  };
}

import type { PayoutAnswer, PayoutAnswerDetails } from "#contract/payout-runs/payout-answers.ts";
import { answerOutcomes, maxAnswerLines } from "#contract/payout-runs/answer-states.ts";
import { toWire } from "../../money.ts";
import type { Decision } from "./decide.ts";
import type { AnswerLine, AnswerStatement } from "./formats/answer-line.ts";
import type { PayoutAnswerRow } from "./repository.ts";
import { unbalancedOf } from "./statement-series.ts";

interface FoundAnswer {
  answer: PayoutAnswerRow;
  createdBy: { id: string; name: string } | null;
}

/** Maps an answer to its API form. */
export function toAnswer({ answer, createdBy }: FoundAnswer): PayoutAnswer {
  const { id, fileName, format, createdAt, appliedAt } = answer;
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
  found: FoundAnswer,
  decisions: Decision<AnswerLine>[],
  { gaps, statements }: { gaps: PayoutAnswerDetails["gaps"]; statements: AnswerStatement[] },
): PayoutAnswerDetails {
  const totals = Object.fromEntries(answerOutcomes.map((outcome) => [outcome, 0])) as Record<
    Decision<AnswerLine>["outcome"],
    number
  >;
  for (const { outcome } of decisions) totals[outcome] += 1;
  const rank = ({ outcome }: Decision<AnswerLine>) => answerOutcomes.indexOf(outcome);
  const topDecisions = decisions.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxAnswerLines);
  return {
    ...toAnswer(found),
    totals,
    gaps,
    unbalanced: unbalancedOf(statements),
    bankStatement: found.answer.bankStatementId,
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

import fc from "fast-check";
import { CollusionModel } from "./model.ts";
import { accompliceStarts, honestStarts, moveGroups, moveText, type Move, type StartState } from "./moves.ts";

const maxSequenceLength = 6;

const starts = fc.record<StartState>({
  accomplice: fc.constantFrom(...accompliceStarts),
  honest: fc.constantFrom(...honestStarts),
  earned: fc.constantFrom(0n, 30_000n, 200_000n),
  madeSecret: fc.boolean(),
});

const move = fc.oneof(...moveGroups.map((group) => fc.constantFrom(...group)));

/**
 * A start and the moves to try, in order. There are more moves than a sequence has, because refused moves
 * change nothing and don't count.
 */
export const attempts = fc.record({
  start: starts,
  tried: fc.array(move, { minLength: 1, maxLength: 30, size: "max" }),
});

const rejectionPattern = /_|^(?:nothing|forbidden)$/;

/** Returns whether an outcome is a refusal, which changes nothing. */
const isRejected = (outcome: string) => rejectionPattern.test(outcome);

interface PlayedSequence {
  /** All moves so far: up to six that had an effect, and the refused ones. */
  accepted: Move[];
  effective: Move[];
  violation: string | null;
}

/** Plays moves in the model until six had an effect, or until the first violation. */
export function play(
  Model: typeof CollusionModel,
  { start, tried }: { start: StartState; tried: readonly Move[] },
): PlayedSequence {
  const model = new Model(start);
  const played: Move[] = [];
  const effective: Move[] = [];
  for (const move of tried) {
    if (effective.length === maxSequenceLength) break;
    if (!model.isHonest(move)) continue;
    played.push(move);
    if (isRejected(model.apply(move))) continue;
    effective.push(move);
    const violation = model.violation();
    if (violation) return { accepted: played, effective, violation };
  }
  return { accepted: played, effective, violation: null };
}

interface Search {
  sequences: number;
  seed?: number;
}

/** Searches random sequences for a violation. Returns a short one as text, or null. */
export function findAttack(Model: typeof CollusionModel, { sequences, seed }: Search): string | null {
  const property = fc.property(attempts, (attempt) => play(Model, attempt).violation === null);
  const { counterexample } = fc.check(property, { numRuns: sequences, ...(seed !== undefined && { seed }) });
  if (!counterexample) return null;
  const { start } = counterexample[0];
  const { effective, violation } = play(Model, counterexample[0]);
  const { accomplice, honest, earned, madeSecret } = start;
  const secret = madeSecret ? ", the holder's secret" : "";
  const parties = `accomplice ${accomplice}, honest ${honest}, earned ${earned}${secret}`;
  return `${violation}: ${effective.map(moveText).join(", ")} (${parties})`;
}

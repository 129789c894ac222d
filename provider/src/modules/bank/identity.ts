import { createHash } from "node:crypto";
import type { ReadMovement } from "./read-movements.ts";

type IdentifiedMovement = ReadMovement & { text: string };

/** A movement that was imported before. */
export interface StoredMovement {
  bookedOn: string;
  amount: bigint;
  account: string;
  text: string;
  /** `null` if the movement was imported before the remittance was stored separately from the payer. */
  remittance: string | null;
}

/**
 * Returns the movements that aren't stored yet. A movement is stored if a stored one has the same day, amount
 * and remittance, and the same account, or if one of the two files doesn't contain the account. Each stored
 * movement matches one: of two equal rows, the second is new if only one is stored. Movements with equal
 * texts are matched first.
 */
export function newMovements<One extends IdentifiedMovement>(
  movements: One[],
  stored: StoredMovement[],
): One[] {
  const unmatched = new Map<string, StoredMovement[]>();
  for (const one of stored) unmatched.set(sumOf(one), [...(unmatched.get(sumOf(one)) ?? []), one]);
  const rules: ((movement: One, stored: StoredMovement) => boolean)[] = [
    (movement, stored) => movement.account === stored.account && movement.text === stored.text,
    (movement, stored) => movement.account === stored.account,
    (movement, stored) => movement.account === "" || stored.account === "",
  ];
  return rules.reduce(
    (unknown, rule) =>
      unknown.filter((movement) => {
        const candidates = unmatched.get(sumOf(movement)) ?? [];
        const at = candidates.findIndex((stored) => rule(movement, stored) && hasSameWords(movement, stored));
        if (at >= 0) candidates.splice(at, 1);
        return at < 0;
      }),
    movements,
  );
}

const sumOf = ({ bookedOn, amount }: { bookedOn: string; amount: bigint }) => `${bookedOn}|${amount}`;
const normalize = (words: string) => words.normalize("NFKC").replace(/\s/g, "").toLowerCase();

function hasSameWords(movement: ReadMovement, { text, remittance }: StoredMovement): boolean {
  const words = normalize(movement.remittance);
  if (remittance !== null)
    return normalize(remittance) === words || isCutFrom(remittance, movement.remittance);
  const before = normalize(text);
  const whole = normalize(movement.payerAndRemittance);
  const hasPayer = whole !== words;
  return before === whole || before === words || (!hasPayer && words !== "" && before.endsWith(words));
}

/** The maximum length of texts of account statements in earlier versions. */
const earlierLength = 140;

/** Returns whether a stored text is the beginning of a text that an earlier version cut. */
function isCutFrom(stored: string, text: string): boolean {
  return text.length > earlierLength && stored === text.slice(0, earlierLength).trim();
}

/**
 * Adds to each new movement its unique hash: of account, day, amount, text, and the index among equal
 * movements, which continues after the stored ones.
 */
export function withHash<One extends ReadMovement>(
  fresh: One[],
  stored: StoredMovement[],
): (One & { hash: string })[] {
  const occurrences = new Map<string, number>();
  function countedIdentity(movement: Omit<StoredMovement, "text">): string {
    const { account, bookedOn, amount, remittance } = movement;
    const identity = `2|${account}|${bookedOn}|${amount}|${normalize(remittance ?? "")}`;
    const before = occurrences.get(identity) ?? 0;
    occurrences.set(identity, before + 1);
    return `${identity}|${before}`;
  }
  for (const one of stored) if (one.remittance !== null) countedIdentity(one);
  return fresh.map((movement) => ({
    ...movement,
    hash: createHash("sha256").update(countedIdentity(movement)).digest("hex"),
  }));
}

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
 * Returns the movements that aren't stored yet. A movement counts as stored if a stored one has the same day,
 * amount and remittance, and either the same account, or one of the two files doesn't contain the account. Each
 * stored movement matches only one movement: of two equal rows, the second is new if only one is stored.
 * Movements with equal texts are matched first.
 */
export function newMovements<One extends IdentifiedMovement>(
  movements: One[],
  stored: StoredMovement[],
): One[] {
  const unmatched = new Map<string, StoredMovement[]>();
  for (const one of stored)
    unmatched.set(dayAndAmount(one), [...(unmatched.get(dayAndAmount(one)) ?? []), one]);
  const rules: ((movement: One, stored: StoredMovement) => boolean)[] = [
    (movement, stored) => movement.account === stored.account && movement.text === stored.text,
    (movement, stored) => movement.account === stored.account,
    (movement, stored) => movement.account === "" || stored.account === "",
  ];
  return rules.reduce(
    (remaining, rule) =>
      remaining.filter((movement) => {
        const candidates = unmatched.get(dayAndAmount(movement)) ?? [];
        const at = candidates.findIndex((stored) => rule(movement, stored) && hasSameWords(movement, stored));
        if (at >= 0) candidates.splice(at, 1);
        return at < 0;
      }),
    movements,
  );
}

const dayAndAmount = ({ bookedOn, amount }: { bookedOn: string; amount: bigint }) => `${bookedOn}|${amount}`;
const normalize = (words: string) => words.normalize("NFKC").replace(/\s/g, "").toLowerCase();

function hasSameWords(movement: ReadMovement, { text, remittance }: StoredMovement): boolean {
  const words = normalize(movement.remittance);
  if (remittance !== null)
    return normalize(remittance) === words || isCutFrom(remittance, movement.remittance);
  const storedText = normalize(text);
  const payerAndText = normalize(movement.payerAndRemittance);
  const hasPayer = payerAndText !== words;
  return (
    storedText === payerAndText ||
    storedText === words ||
    (!hasPayer && words !== "" && storedText.endsWith(words))
  );
}

/** The length to which earlier versions cut the texts of account statements. */
const legacyTextLength = 140;

/** Returns whether a stored text is the beginning of a text that an earlier version cut. */
function isCutFrom(stored: string, text: string): boolean {
  return text.length > legacyTextLength && stored === text.slice(0, legacyTextLength).trim();
}

/**
 * Adds a unique hash to each new movement. It is computed from account, day, amount, remittance, and the
 * position among equal movements, counted from the stored ones on.
 */
export function withHash<One extends ReadMovement>(
  unstored: One[],
  stored: StoredMovement[],
): (One & { hash: string })[] {
  const occurrences = new Map<string, number>();
  function countedIdentity(movement: Omit<StoredMovement, "text">): string {
    const { account, bookedOn, amount, remittance } = movement;
    const identity = `2|${account}|${bookedOn}|${amount}|${normalize(remittance ?? "")}`;
    const count = occurrences.get(identity) ?? 0;
    occurrences.set(identity, count + 1);
    return `${identity}|${count}`;
  }
  for (const one of stored) if (one.remittance !== null) countedIdentity(one);
  return unstored.map((movement) => ({
    ...movement,
    hash: createHash("sha256").update(countedIdentity(movement)).digest("hex"),
  }));
}

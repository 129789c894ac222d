import { foldText } from "#shared/fold-text.ts";

/**
 * Folds text for comparison (see `foldText`). Each character is folded separately, so that positions in the
 * folded text map to the original text.
 */
export function fold(text: string): string {
  return Array.from(text, foldText).join("");
}

/** Trims, lower-cases and folds a query. The result may be empty. */
export function normalizeQuery(query: string): string {
  return fold(query).trim();
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at each match of a normalized query. Joined, the parts are the original text. */
export function highlight(text: string, query: string): TextPart[] {
  if (!query) return [{ text, isMatch: false }];
  const characters = Array.from(text);
  const folded = characters.map(foldText);
  const whole = folded.join("");
  const pieces: TextPart[] = [];
  let position = 0;
  let next = 0;
  function take(until: number, isMatch: boolean) {
    const from = next;
    // Combining marks fold to nothing and stay with their base character.
    while (next < characters.length && (position < until || (next > from && folded[next] === ""))) {
      position += folded[next++]?.length ?? 0;
    }
    if (next > from) pieces.push({ text: characters.slice(from, next).join(""), isMatch });
  }
  for (let hit = whole.indexOf(query); hit !== -1; hit = whole.indexOf(query, position)) {
    take(hit, false);
    take(hit + query.length, true);
  }
  take(whole.length, false);
  return pieces;
}

/** Splits a text at each match of one of several normalized words. */
export function highlightWords(text: string, words: readonly string[]): TextPart[] {
  const whole: TextPart[] = [{ text, isMatch: false }];
  return words.reduce(
    (pieces, word) => pieces.flatMap((piece) => (piece.isMatch ? [piece] : highlight(piece.text, word))),
    whole,
  );
}

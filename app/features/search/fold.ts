import { foldText } from "#shared/fold-text.ts";

/**
 * Text as the search compares it (see `foldText`). Every character is folded by itself, so that a place in the folded
 * text has one in the original.
 */
export function fold(text: string): string {
  return Array.from(text, foldText).join("");
}

/** What is looked for: trimmed, lower-cased, and folded. Empty when nothing is left of it. */
export function normalizeQuery(query: string): string {
  return fold(query).trim();
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text cut at every place where a normalized query matches; joined, the pieces are the text. */
export function highlight(text: string, query: string): TextPart[] {
  if (!query) return [{ text, isMatch: false }];
  const characters = Array.from(text);
  const folded = characters.map(foldText);
  const whole = folded.join("");
  const pieces: TextPart[] = [];
  let at = 0;
  let next = 0;
  function take(until: number, isMatch: boolean) {
    const from = next;
    // Marks are folded to nothing: they stay with the character they stand on.
    while (next < characters.length && (at < until || (next > from && folded[next] === ""))) {
      at += folded[next++]?.length ?? 0;
    }
    if (next > from) pieces.push({ text: characters.slice(from, next).join(""), isMatch });
  }
  for (let hit = whole.indexOf(query); hit !== -1; hit = whole.indexOf(query, at)) {
    take(hit, false);
    take(hit + query.length, true);
  }
  take(whole.length, false);
  return pieces;
}

/** A text cut at every place where one of some normalized words matches. */
export function highlightWords(text: string, words: readonly string[]): TextPart[] {
  const whole: TextPart[] = [{ text, isMatch: false }];
  return words.reduce(
    (pieces, word) => pieces.flatMap((piece) => (piece.isMatch ? [piece] : highlight(piece.text, word))),
    whole,
  );
}

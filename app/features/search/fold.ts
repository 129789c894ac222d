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

/** Splits a text at each match of a normalized query. Concatenated, the parts are the original text. */
export function highlight(text: string, query: string): TextPart[] {
  if (!query) return [{ text, isMatch: false }];
  const characters = Array.from(text);
  const foldedCharacters = characters.map(foldText);
  const foldedText = foldedCharacters.join("");
  const pieces: TextPart[] = [];
  let position = 0;
  let index = 0;
  function addPart(until: number, isMatch: boolean) {
    const from = index;
    // Combining marks fold to nothing and stay with their base character.
    while (
      index < characters.length &&
      (position < until || (index > from && foldedCharacters[index] === ""))
    ) {
      position += foldedCharacters[index++]?.length ?? 0;
    }
    if (index > from) pieces.push({ text: characters.slice(from, index).join(""), isMatch });
  }
  for (let hit = foldedText.indexOf(query); hit !== -1; hit = foldedText.indexOf(query, position)) {
    addPart(hit, false);
    addPart(hit + query.length, true);
  }
  addPart(foldedText.length, false);
  return pieces;
}

/** Splits a text at each match of one of several normalized words. */
export function highlightWords(text: string, words: readonly string[]): TextPart[] {
  const unsplit: TextPart[] = [{ text, isMatch: false }];
  return words.reduce(
    (pieces, word) => pieces.flatMap((piece) => (piece.isMatch ? [piece] : highlight(piece.text, word))),
    unsplit,
  );
}

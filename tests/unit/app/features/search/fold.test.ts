import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, highlight, normalizeQuery } from "~/features/search/fold";

const words = fc.string({
  unit: fc.constantFrom(..."aAéÉeüzZ ßıأإاَُّـةÇc\u0301x가"),
  maxLength: 12,
});

describe("query folding", () => {
  it.each([
    ["  ANALYTICS ", "analytics"],
    ["Détail", "detail"],
    ["De\u0301tail", "detail"],
    ["مُحَمَّد", "محمد"],
    ["رصـــيدي", "رصيدي"],
    ["أرباح", "ارباح"],
    [" \t\n", ""],
    ["\u064e\u0640", ""],
  ])("folds %j to %j: trimmed, lower-cased, without accents, diacritics and tatweel", (typed, expected) => {
    expect(normalizeQuery(typed)).toBe(expected);
  });

  it("finds everything the plain rule finds, and more", () => {
    fc.assert(
      fc.property(words, words, words, (before, query, after) => {
        const expected = normalizeQuery(query.trim().toLowerCase());
        expect(fold(before + query.trim().toUpperCase() + after)).toContain(fold(query.trim().toUpperCase()));
        expect(fold(before + query + after)).toContain(expected);
      }),
    );
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe("highlighting", () => {
  it.each([
    ["Détail du détail", "detail", ["[Détail]", " du ", "[détail]"]],
    ["De\u0301tail", "de", ["[De\u0301]", "tail"]],
    ["مُحَمَّد", "حم", ["مُ", "[حَمَّ]", "د"]],
    ["My Balance", "", ["My Balance"]],
    ["My Balance", "x", ["My Balance"]],
    ["aaa", "aa", ["[aa]", "a"]],
  ])("in %j, %j is found at %j", (text, query, expected) => {
    const marked = highlight(text, query).map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text));
    expect(marked).toEqual(expected);
  });

  it("keeps the whole text and marks what folds to the query", () => {
    fc.assert(
      fc.property(words, words, words, (before, typed, after) => {
        const query = normalizeQuery(typed);
        const text = before + typed + after;
        const pieces = highlight(text, query);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const { text: marked } of pieces.filter((piece) => piece.isMatch)) {
          expect(fold(marked)).toBe(query);
        }
        expect(pieces.some((piece) => piece.isMatch)).toBe(query !== "");
      }),
    );
  });
});

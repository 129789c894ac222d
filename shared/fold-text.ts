/** Letters that people use interchangeably and that Unicode doesn't decompose. */
const interchangeable: Record<string, string> = {
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  "٠": "0",
  "١": "1",
  "٢": "2",
  "٣": "3",
  "٤": "4",
  "٥": "5",
  "٦": "6",
  "٧": "7",
  "٨": "8",
  "٩": "9",
};

/** Accents, Hebrew and Arabic vowel signs, tatweel, apostrophes of any kind, zero-width and direction marks. */
const ignoredCharacters =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff'`ʼ‘’]/g;
const alikeLetters = new RegExp(`[${Object.keys(interchangeable).join("")}]`, "g");

/**
 * Normalizes text for searching: lower case, without accents, vowel signs, stretching (tatweel) and
 * apostrophes. Letters that people use interchangeably become one letter (أ إ آ as ا, ة as ه, ى as ي, ø as o).
 * The database function `search_text` does the same.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(ignoredCharacters, "")
    .replace(alikeLetters, (letter) => interchangeable[letter]!);
}

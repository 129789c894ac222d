import { foldText } from "#shared/fold-text.ts";

const length = 160;
const charactersBefore = 50;

/** Removes the Markdown syntax that help entries use, so that plain sentences remain. */
function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, "$1")
    .replace(/^[^\S\r\n]*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replace(/[*_`]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns an excerpt around the first match of any of the words, or the beginning of the text. */
export function excerptOf(markdown: string, words: string[] = []): string {
  const characters = Array.from(stripMarkdown(markdown));
  if (characters.length <= length) return characters.join("");
  const hit = firstHit(characters, words);
  const from = hit <= charactersBefore ? 0 : wordStart(characters, hit - charactersBefore);
  const until = from + length;
  const text = characters.slice(from, until).join("");
  const isEnd = until >= characters.length;
  return `${from > 0 ? "… " : ""}${isEnd ? text : text.replace(/\s+\S*$/, "")}${isEnd ? "" : " …"}`;
}

/** Returns the position of the first match, ignoring case and accents; 0 if there is none. */
function firstHit(characters: string[], words: string[]): number {
  const folded = characters.map(foldText);
  const foldedText = folded.join("");
  const hits = words.map((word) => foldedText.indexOf(foldText(word))).filter((hit) => hit >= 0);
  if (hits.length === 0) return 0;
  const start = Math.min(...hits);
  let position = 0;
  return folded.findIndex((character) => (position += character.length) > start);
}

function wordStart(characters: string[], from: number): number {
  const space = characters.indexOf(" ", from);
  return space < 0 ? from : space + 1;
}

import { highlightWords } from "./fold";

const markStyle = "rounded-sm bg-primary-soft font-semibold text-on-primary-soft";

/** A text with highlighted matches of a normalized query, or of several words. */
export function Highlighted({ text, query }: { text: string; query: string | readonly string[] }) {
  return (
    <bdi>
      {highlightWords(text, [query].flat()).map((piece, index) =>
        piece.isMatch ? (
          <mark key={index} className={markStyle}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
}

/** Highlights matches in the product's own HTML. Tags, URLs and escaped characters aren't changed. */
export function markedHtml(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html
    .split(/(<[^>]*>|&[#\w]+;)/)
    .map((part, index) => (index % 2 === 1 ? part : markWords(part, words)))
    .join("");
}

function markWords(text: string, words: readonly string[]): string {
  return highlightWords(text, words)
    .map((piece) => (piece.isMatch ? `<mark class="${markStyle}">${piece.text}</mark>` : piece.text))
    .join("");
}

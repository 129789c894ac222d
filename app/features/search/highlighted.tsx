import { highlightWords } from "./fold";

const markStyle = "rounded-sm bg-primary-soft font-semibold text-on-primary-soft";

/** A text with the places marked where it matches a normalized query, or one of several words. */
export function Highlighted({ text, query }: { text: string; query: string | readonly string[] }) {
  return (
    <bdi>
      {highlightWords(text, [query].flat()).map((piece, at) =>
        piece.isMatch ? (
          <mark key={at} className={markStyle}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
}

/**
 * HTML of our own making with the same places marked in its texts; tags, addresses and escaped characters stay as
 * they are.
 */
export function markedHtml(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html
    .split(/(<[^>]*>|&[#\w]+;)/)
    .map((part, index) => (index % 2 === 1 ? part : marked(part, words)))
    .join("");
}

function marked(text: string, words: readonly string[]): string {
  return highlightWords(text, words)
    .map((piece) => (piece.isMatch ? `<mark class="${markStyle}">${piece.text}</mark>` : piece.text))
    .join("");
}

import { micromark } from "micromark";

// Pictures would load from other sites, and HTML is only allowed in our own texts.
const disabledSyntax = { disable: { null: ["htmlFlow", "htmlText", "labelStartImage", "definition"] } };

// The same texts are shown on every visit of a page, and rendering one takes about half a millisecond.
const maxKept = 200;
const kept = new Map<string, string>();

/**
 * Renders an admin's Markdown as HTML. HTML in it is shown as text, and links may only use web addresses: a
 * `javascript:` or `data:` URL becomes empty. Results are kept in memory.
 */
export function renderMarkdown(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const html = micromark(text, {
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
    extensions: [disabledSyntax],
  });
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(text, html);
  return html;
}

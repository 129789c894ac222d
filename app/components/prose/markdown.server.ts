import { micromark } from "micromark";

// Pictures would load from other sites, and HTML is only allowed in our own texts.
const disabledSyntax = { disable: { null: ["htmlFlow", "htmlText", "labelStartImage", "definition"] } };

// The same texts are shown on every visit of a page, and rendering one takes about half a millisecond.
const maxCached = 200;
const cache = new Map<string, string>();

/**
 * Renders an admin's Markdown as HTML. HTML in it is shown as text, and links may only use web addresses: a
 * `javascript:` or `data:` URL becomes empty. Results are kept in memory.
 */
export function renderMarkdown(text: string): string {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const html = micromark(text, {
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
    extensions: [disabledSyntax],
  });
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(text, html);
  return html;
}

import { micromark } from "micromark";

// Pictures would load from other sites, and HTML is only allowed in our own texts.
const disabledSyntax = { disable: { null: ["htmlFlow", "htmlText", "labelStartImage", "definition"] } };

/**
 * Renders an admin's Markdown as HTML. HTML in it is shown as text, and links may only use web addresses: a
 * `javascript:` or `data:` URL becomes empty.
 */
export function renderMarkdown(text: string): string {
  return micromark(text, {
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
    extensions: [disabledSyntax],
  });
}

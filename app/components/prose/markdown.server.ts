import { micromark } from "micromark";

// Pictures would be loaded from elsewhere, and HTML is for us to write.
const left = { disable: { null: ["htmlFlow", "htmlText", "labelStartImage", "definition"] } };

/**
 * Markdown an admin wrote as HTML. Whatever HTML it holds is shown as text, and links lead to pages alone: a
 * `javascript:` or `data:` address comes out empty.
 */
export function renderMarkdown(text: string): string {
  return micromark(text, {
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
    extensions: [left],
  });
}

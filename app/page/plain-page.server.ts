import { directionOf, type Language } from "~/i18n/languages";
import tokens from "~/styles/tokens.css?inline";

interface PlainPage {
  language: Language;
  title: string;
  text: string;
  /** Where the button leads; the current page if empty. */
  retryTo: string;
  retry: string;
  /** Links below the button. */
  links?: { to: string; label: string }[];
  /** Elements for the head. */
  head?: string;
  nonce: string;
}

const style = `${tokens}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--canvas);color:var(--ink);font:1rem/1.6 var(--font-stack)}
main{max-width:32rem;margin:1rem;padding:2rem;border-radius:1rem;background:var(--surface);box-shadow:var(--card-shadow);text-align:center}
h1{margin:0 0 .5rem;font-size:1.5rem}p{overflow-wrap:anywhere}.brand{margin:0 0 1rem;font-weight:700;color:var(--primary)}
a{color:var(--primary);padding:.625rem .75rem;display:inline-block}
.retry{background:var(--primary);color:var(--on-primary);border-radius:.5rem;text-decoration:none;padding:.625rem 1.25rem}
nav{font-size:.875rem}`;

/** Returns a page in the theme's colors that needs none of the application's files. */
export function plainPage(page: PlainPage): string {
  const { language, nonce, head = "", links = [] } = page;
  const title = escapeHtml(page.title);
  const nav = links.map(({ to, label }) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`).join("");
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<title>${title} · Cashlane</title><style nonce="${nonce}">${style}</style></head><body><main><p class="brand">Cashlane</p><h1>${title}</h1><p>${escapeHtml(page.text)}</p><p><a class="retry" href="${escapeHtml(page.retryTo)}">${escapeHtml(page.retry)}</a></p>${nav && `<nav>${nav}</nav>`}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

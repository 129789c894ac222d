import { arrivalStyle, headingEnd, pageEnd } from "../page/page-marks";

const preloadLink = /<link rel="modulepreload"[^>]*>/g;

/** The element that marks the end of the visible content, as rendered by React. */
const pageEndMarkup = `<div id="${pageEnd}" hidden=""></div>`;

/** The start of the element that marks the end of the heading. Absent from pages that only have a form. */
const headingEndMarkup = `<div id="${headingEnd}"`;

/**
 * Hides everything below the heading until the page's end has arrived, because content would move otherwise. The
 * browser removes it before hydration.
 */
export const arrivalRules = `body:not(:has(> #${pageEnd})) :is(#${headingEnd}, #content) ~ * { display: none !important }`;

/**
 * Moves the links that preload scripts to the end of the page. React puts them into the head, where a browser
 * starts a dozen requests before it has read the content, which delays the first paint on slow processors.
 * Adds the rules that hide content until it is complete.
 *
 * @param html in UTF-8; only its head is decoded, which is a small part of it
 * @param shellScript the script to run first on pages inside the shell
 * @param textLinks the links to text files, inserted after those that preload scripts
 */
export function paintFirst(
  html: Buffer<ArrayBuffer>,
  nonce: string,
  shellScript: string,
  textLinks: string,
): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf("</head>");
  const endAt = html.indexOf(pageEndMarkup, headEnd);
  if (headEnd < 0 || endAt < 0) return html;
  const head = html.toString("utf8", 0, headEnd);
  const preloads = head.match(preloadLink)?.join("") ?? "";
  const behind = endAt + pageEndMarkup.length;
  return Buffer.concat([
    Buffer.from(head.replace(preloadLink, "")),
    Buffer.from(`<style id="${arrivalStyle}">${arrivalRules}</style>`),
    Buffer.from(html.includes(headingEndMarkup) ? `<script nonce="${nonce}">${shellScript}</script>` : ""),
    html.subarray(headEnd, behind),
    Buffer.from(preloads + textLinks),
    html.subarray(behind),
  ]);
}

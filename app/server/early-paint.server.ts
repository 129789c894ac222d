import { inlineSheets } from "./inline-sheets.server";
import { arrivalStyle, headingEnd, pageEnd } from "../page/document-markers";

/** React's link to the entry file. */
const preloadLink = /<link rel="modulepreload"[^>]*>/g;

/** The start tag of a style element that contains no rules yet, only the name of a style sheet. */
const namedSheet = /<style data-precedence="(\w+)" data-href="([\w-]+)">/g;

/** The element that marks the end of the visible content, as rendered by React. */
const pageEndMarkup = `<div id="${pageEnd}" hidden=""></div>`;

/** The start of the element that marks the end of the heading. Absent from pages that only have a form. */
const headingEndMarkup = `<div id="${headingEnd}"`;

/**
 * Hides everything below the heading until the page's end has arrived, because content would move otherwise. The
 * browser removes it before hydration.
 */
const arrivalRules = `body:not(:has(> #${pageEnd})) :is(#${headingEnd}, #content) ~ * { display: none !important }`;

/**
 * Puts the links that preload scripts at the end of the page, and removes React's from the head. There, a
 * browser would start a dozen requests before it has read the content, which delays the first paint on slow
 * processors. Fills in the rules of the named style sheets, and adds the rules that hide content until it is
 * complete.
 *
 * @param html in UTF-8; only its head is decoded, which is a small part of it
 * @param shellScript the script to run first on pages inside the shell
 * @param preloads the links to scripts and text files
 */
export function prepareEarlyPaint(
  html: Buffer<ArrayBuffer>,
  nonce: string,
  shellScript: string,
  preloads: string,
): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf("</head>");
  if (headEnd < 0) return html;
  const head = html
    .toString("utf8", 0, headEnd)
    .replace(namedSheet, (_, precedence: string, name: string) => {
      const rules = inlineSheets.get(name) ?? "";
      return `<style nonce="${nonce}" data-precedence="${precedence}" data-href="${name}">${rules}`;
    });
  const endAt = html.indexOf(pageEndMarkup, headEnd);
  if (endAt < 0) return Buffer.concat([Buffer.from(head), html.subarray(headEnd)]);
  const contentEnd = endAt + pageEndMarkup.length;
  return Buffer.concat([
    Buffer.from(head.replace(preloadLink, "")),
    Buffer.from(`<style nonce="${nonce}" id="${arrivalStyle}">${arrivalRules}</style>`),
    Buffer.from(html.includes(headingEndMarkup) ? `<script nonce="${nonce}">${shellScript}</script>` : ""),
    html.subarray(headEnd, contentEnd),
    Buffer.from(preloads),
    html.subarray(contentEnd),
  ]);
}

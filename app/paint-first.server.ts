import { pageEnd } from "./shell/page-marks";

const preload = /<link rel="modulepreload"[^>]*>/g;

/** What stands behind all a page shows, as React writes it. */
const end = `<div id="${pageEnd}" hidden=""></div>`;

/**
 * Puts the links that preload scripts behind the page. React hoists them into the head, where a browser
 * starts a dozen requests before it has read the content, and on a slow processor paints later for it.
 * @param html in UTF-8; only its head is decoded, which is a small part of it
 */
export function paintFirst(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf("</head>");
  const endAt = html.indexOf(end, headEnd);
  if (headEnd < 0 || endAt < 0) return html;
  const head = html.toString("utf8", 0, headEnd);
  const preloads = head.match(preload)?.join("") ?? "";
  const behind = endAt + end.length;
  return Buffer.concat([
    Buffer.from(head.replace(preload, "")),
    html.subarray(headEnd, behind),
    Buffer.from(preloads),
    html.subarray(behind),
  ]);
}

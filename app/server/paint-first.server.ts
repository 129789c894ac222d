import { headingEnd, pageEnd } from "../page/page-marks";

const preload = /<link rel="modulepreload"[^>]*>/g;

/** The mark after all visible content, as React renders it. */
const end = `<div id="${pageEnd}" hidden=""></div>`;

/** Only present on pages inside the shell. */
const shellMark = `<div id="${headingEnd}"`;

/**
 * Moves the links that preload scripts to the end of the page. React puts them into the head, where a browser
 * starts a dozen requests before it has read the content, which delays the first paint on slow processors.
 *
 * @param html in UTF-8; only its head is decoded, which is a small part of it
 * @param shellScript is run first on pages inside the shell
 */
export function paintFirst(
  html: Buffer<ArrayBuffer>,
  nonce: string,
  shellScript: string,
): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf("</head>");
  const endAt = html.indexOf(end, headEnd);
  if (headEnd < 0 || endAt < 0) return html;
  const head = html.toString("utf8", 0, headEnd);
  const preloads = head.match(preload)?.join("") ?? "";
  const behind = endAt + end.length;
  return Buffer.concat([
    Buffer.from(head.replace(preload, "")),
    Buffer.from(html.includes(shellMark) ? `<script nonce="${nonce}">${shellScript}</script>` : ""),
    html.subarray(headEnd, behind),
    Buffer.from(preloads),
    html.subarray(behind),
  ]);
}

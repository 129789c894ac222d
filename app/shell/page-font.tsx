import firstFont from "first-font.woff2";
import { preload } from "react-dom";
import firstSheet from "../styles/first-font.css?inline";
import firstAddress from "../styles/first-font.css?url";
import sheet from "../styles/page-font.css?inline";
import address from "../styles/page-font.css?url";

/**
 * Names the files of the page's font: on a browser's first page a small part of it, which is asked for at once,
 * and all of it from the second page on, which has it from before (docs/decisions/0014).
 */
export function PageFont({ isFirstVisit }: { isFirstVisit: boolean }) {
  if (import.meta.env.DEV)
    return <link rel="stylesheet" href={isFirstVisit ? firstAddress : address} precedence="font" />;
  // In the browser there is nothing to do: what the document brought stays.
  if (!import.meta.env.SSR) return null;
  if (isFirstVisit) preload(firstFont, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <style href={isFirstVisit ? "first-font" : "page-font"} precedence="font">
      {isFirstVisit ? firstSheet : sheet}
    </style>
  );
}

import { useEffect } from "react";
import blank from "../styles/sheets/blank.css?inline";
import blankAddress from "../styles/sheets/blank.css?url";
import whole from "../styles/sheets/whole.css?inline";
import wholeAddress from "../styles/sheets/whole.css?url";
import type { LayoutKind } from "./screen-handle";

/**
 * The style sheet. A browser's first document brings it along: its first paint waits for no second answer.
 * Later documents name the file, which the browser has by then (`useFullStyleSheet`). A first page that stands
 * alone brings its own rules only. While developing it is a file, which Vite replaces when it changes.
 * @param layout of the screen at hand; undefined for an address without one
 * @param isKept whether the browser said that it has the file
 */
export function StyleSheet({ layout, isKept }: { layout: LayoutKind | undefined; isKept: boolean }) {
  const isBlank = layout === "blank";
  if (import.meta.env.DEV)
    return <link rel="stylesheet" href={isBlank ? blankAddress : wholeAddress} precedence="default" />;
  if (import.meta.env.SSR && !isKept)
    return (
      <style href={isBlank ? "blank" : "whole"} precedence="default">
        {isBlank ? blank : whole}
      </style>
    );
  // What the document brought stays; a page that stands alone can do with either sheet.
  if (!import.meta.env.SSR && (isBlank || bringsWholeSheet())) return null;
  return <link rel="stylesheet" href={wholeAddress} precedence="default" />;
}

/** Fetches the file behind a document that brought its rules along: the next document names it. */
export function useFullStyleSheet(isKept: boolean): void {
  useEffect(() => {
    if (import.meta.env.DEV || isKept) return;
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "prefetch", as: "style", href: wholeAddress }));
  }, [isKept]);
}

let brought: boolean | undefined;

/** Whether the document came with the whole sheet. It is asked for once: what a document brought does not change. */
function bringsWholeSheet(): boolean {
  brought ??= document.querySelector('style[data-href~="whole"]') !== null;
  return brought;
}

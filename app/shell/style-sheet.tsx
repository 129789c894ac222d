import { useEffect } from "react";
import blank from "../styles/sheets/blank.css?inline";
import blankAddress from "../styles/sheets/blank.css?url";
import whole from "../styles/sheets/whole.css?inline";
import wholeAddress from "../styles/sheets/whole.css?url";
import type { LayoutKind } from "./screen-handle";

/**
 * The style sheet, written into the document: the first paint waits for no second answer, and no script
 * takes the line before it. A page that stands alone brings its own rules only; whoever goes on from there
 * fetches the whole sheet, and the next screen waits for it. While developing it is a file, which Vite
 * replaces when it changes.
 * @param layout of the screen at hand; undefined for an address without one
 */
export function StyleSheet({ layout }: { layout: LayoutKind | undefined }) {
  const isBlank = layout === "blank";
  if (import.meta.env.DEV)
    return <link rel="stylesheet" href={isBlank ? blankAddress : wholeAddress} precedence="default" />;
  if (import.meta.env.SSR)
    return (
      <style href={isBlank ? "blank" : "whole"} precedence="default">
        {isBlank ? blank : whole}
      </style>
    );
  // What the document brought stays; a page that stands alone can do with either sheet.
  if (isBlank || hasWholeSheet()) return null;
  return <link rel="stylesheet" href={wholeAddress} precedence="default" />;
}

/** Fetches the whole sheet behind a page that stands alone: the next screen need not wait for it. */
export function useWholeSheetSoon(): void {
  useEffect(() => {
    if (import.meta.env.DEV || hasWholeSheet()) return;
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "prefetch", as: "style", href: wholeAddress }));
  }, []);
}

let brought: boolean | undefined;

/** Whether the document came with the whole sheet. It is asked for once: what a document brought does not change. */
function hasWholeSheet(): boolean {
  brought ??= document.querySelector('style[data-href~="whole"]') !== null;
  return brought;
}

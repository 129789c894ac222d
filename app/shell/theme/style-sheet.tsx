import { useEffect } from "react";
import blank from "~/styles/sheets/blank.css?inline";
import blankAddress from "~/styles/sheets/blank.css?url";
import whole from "~/styles/sheets/whole.css?inline";
import wholeAddress from "~/styles/sheets/whole.css?url";
import type { LayoutKind } from "~/shell/frame/screen-handle";

/**
 * The style sheet. The first document that a browser loads contains the rules, so that the first paint needs
 * no second request. Later documents link to the file, which the browser has fetched in the meantime
 * (`useFullStyleSheet`). A first document outside the shell contains only the rules for pages outside the
 * shell. The development server links to a file that Vite updates.
 * @param layout of the current screen; undefined for an unknown URL
 * @param isKept whether the browser has the file, according to its cookie
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
  // The document's own style sheet isn't removed. Pages outside the shell work with both style sheets.
  if (!import.meta.env.SSR && (isBlank || documentHasFullSheet())) return null;
  return <link rel="stylesheet" href={wholeAddress} precedence="default" />;
}

/**
 * Fetches the style sheet's file after a document that contained its rules, because the next document links
 * to the file.
 */
export function useFullStyleSheet(isKept: boolean): void {
  useEffect(() => {
    if (import.meta.env.DEV || isKept) return;
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "prefetch", as: "style", href: wholeAddress }));
  }, [isKept]);
}

let hasFullSheet: boolean | undefined;

/**
 * Returns whether the document contained the complete style sheet. Determined once, because that doesn't
 * change.
 */
function documentHasFullSheet(): boolean {
  hasFullSheet ??= document.querySelector('style[data-href~="whole"]') !== null;
  return hasFullSheet;
}

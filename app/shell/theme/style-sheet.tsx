import { useEffect } from "react";
import blank from "~/styles/sheets/blank.css?inline";
import blankAddress from "~/styles/sheets/blank.css?url";
import front from "~/styles/sheets/front.css?inline";
import frontAddress from "~/styles/sheets/front.css?url";
import whole from "~/styles/sheets/whole.css?inline";
import wholeAddress from "~/styles/sheets/whole.css?url";
import type { LayoutKind } from "~/shell/frame/screen-handle";

type Sheet = "blank" | "front" | "whole";

const addresses: Record<Sheet, string> = { blank: blankAddress, front: frontAddress, whole: wholeAddress };
// The browser's bundle doesn't contain them.
const rules: Record<Sheet, string> | undefined = import.meta.env.SSR ? { blank, front, whole } : undefined;

/**
 * The style sheet. The first document that a browser loads contains the rules, so that the first paint needs
 * no second request. Later documents link to the file, which the browser has fetched in the meantime
 * (`useFullStyleSheet`). A first document outside the shell contains only the rules for pages of its kind. The
 * development server links to a file that Vite updates.
 * @param layout of the current screen; undefined for an unknown URL
 * @param isKept whether the browser has the file, according to its cookie
 */
export function StyleSheet({ layout, isKept }: { layout: LayoutKind | undefined; isKept: boolean }) {
  const name: Sheet = layout === "blank" || layout === "front" ? layout : "whole";
  if (import.meta.env.DEV) return <link rel="stylesheet" href={addresses[name]} precedence="default" />;
  if (rules && !isKept)
    return (
      <style href={name} precedence="default">
        {rules[name]}
      </style>
    );
  // The document's own style sheet isn't removed. Pages outside the shell work with several style sheets.
  if (!import.meta.env.SSR && documentHas(name)) return null;
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

let inlined: string[] | undefined;

/**
 * Returns whether the document contained the rules that a page needs. Determined once, because that doesn't
 * change.
 */
function documentHas(name: Sheet): boolean {
  inlined ??= document.querySelector<HTMLStyleElement>("style[data-href]")?.dataset.href?.split(" ") ?? [];
  return inlined.includes(name) || inlined.includes("whole");
}

import { useEffect } from "react";
import { useMatches } from "react-router";
import { loadWhenUsed, onIdle } from "~/components/lazy/load-when-used";
import { isStaff, type Viewer } from "~/page/viewer";
import { documentSheets, loadCompleteStyleSheet } from "~/page/complete-style-sheet";
import { useScreenHandle } from "~/shell/frame/screen-handle";
import wholeAddress from "~/styles/sheets/whole.css?url";

/** The sheets of the pages that are visited first, by route. */
const pageSheets: Partial<Record<string, string>> = {
  "routes/front-pages.landing-page": "page-landing",
  "routes/$lang.login": "page-login",
  "routes/$lang.dashboards.crm": "page-home",
  "routes/$lang.apps.wallet.my-balance": "page-balance",
  "routes/$lang.stores": "page-stores",
  "routes/$lang.stores_.$store": "page-store",
};

/**
 * The style sheet of the page. The first document that a browser loads contains the rules themselves, so that
 * the first paint needs no second request. Later documents link to the file, which the browser has fetched in
 * the meantime (`useFullStyleSheet`). If there is a sheet for its page or layout, the first document contains
 * only the rules of that sheet, otherwise all rules. The development server links to a file that Vite
 * updates.
 * @param viewer undefined on the last-resort error page
 * @param hasFile whether the browser has the file, according to its cookie
 */
export function StyleSheet({ viewer, hasFile }: { viewer: Viewer | undefined; hasFile: boolean }) {
  const name = useSheetName(viewer);
  const isNamed = import.meta.env.SSR && !import.meta.env.DEV && !hasFile;
  // The server fills in the rules (`app/server/early-paint.server.ts`).
  if (isNamed) return <style href={name} precedence="default" />;
  // The document's own style sheet isn't removed. All pages work with several style sheets.
  if (!import.meta.env.SSR && documentHas(name)) return null;
  return <link rel="stylesheet" href={wholeAddress} precedence="default" />;
}

/** Returns the name of the sheet with the rules that the current screen needs. */
function useSheetName(viewer: Viewer | undefined): string {
  const layout = useScreenHandle()?.layout;
  const route = useMatches().at(-1)?.id ?? "";
  const name = pageSheets[route];
  if (layout === "blank" || layout === "front") return name ?? layout;
  if (layout !== "shell" || !name || !viewer || isStaff(viewer)) return "whole";
  return name === "page-home" && viewer.state === "signed-out" ? "page-welcome" : name;
}

/** Returns whether the document contained the rules of a sheet. */
function documentHas(name: string): boolean {
  return documentSheets().some((sheet) => sheet === name || sheet === "whole");
}

/**
 * Fetches the style sheet's file after a document that contained its rules, because the next document links
 * to the file. If the document contained only some of the rules, the file is also applied: inside the shell
 * when the browser is idle, outside the shell after the first interaction.
 */
export function useFullStyleSheet(hasFile: boolean): void {
  useEffect(() => {
    if (import.meta.env.DEV || hasFile) return;
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "prefetch", as: "style", href: wholeAddress }));
    const apply = () => void loadCompleteStyleSheet().catch(() => undefined);
    // Inside the shell the next screen is one press away, and applying the file would delay it.
    if (document.querySelector(".shell-body")) link.onload = () => onIdle(apply);
    else loadWhenUsed(apply);
  }, [hasFile]);
}

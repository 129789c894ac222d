import { sendMessage } from "../browser-api.ts";
import type { Opening } from "../rules/stand-down.ts";
import { showPrompt } from "./prompt.ts";

let lastReportedUrl = "";

/** Sends the page's URL to the background script and shows the prompt that it returns. */
async function report(opening: Opening): Promise<void> {
  const address = location.href;
  if (address === lastReportedUrl) return;
  lastReportedUrl = address;
  // The referrer only belongs to the URL with which the document was loaded. Later URLs are set by the
  // store's own script.
  const referrer = opening === "script" ? "" : document.referrer;
  // Fails if the extension was updated or removed since the page was loaded.
  const view = await sendMessage("visit", { address, referrer, opening }).catch(() => null);
  if (location.href === address) showPrompt(view);
}

function openingOfDocument(): Opening {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loaded?.type === "back_forward" ? "history" : "load";
}

void report(openingOfDocument());
// Single-page shops change the URL without loading a page.
const { navigation } = window as { navigation?: EventTarget };
navigation?.addEventListener("navigatesuccess", () => void report("script"));
addEventListener("popstate", () => void report("script"));
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  lastReportedUrl = "";
  void report("history");
});

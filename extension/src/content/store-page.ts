import { send } from "../browser-api.ts";
import { showPrompt } from "./prompt.ts";

let reported = "";

/** Sends the page's URL to the background script and shows the prompt that it returns. */
async function report(): Promise<void> {
  const address = location.href;
  if (address === reported) return;
  const isFirst = reported === "";
  reported = address;
  // Only the first page was reached from the referrer. After that, a single-page shop changes the URL itself.
  const view = await send("visit", { address, referrer: isFirst ? document.referrer : "" });
  if (location.href === address) showPrompt(view);
}

void report();
// Single-page shops change the URL without loading a page.
const { navigation } = window as { navigation?: EventTarget };
navigation?.addEventListener("navigatesuccess", () => void report());
addEventListener("popstate", () => void report());
addEventListener("pageshow", (event) => {
  if (event.persisted) reported = "";
  void report();
});

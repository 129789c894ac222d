import { send } from "../browser-api.ts";
import { showPrompt } from "./prompt.ts";

let reported = "";

/** Passes the page's address to the background script of this browser and shows what it answers. */
async function report(): Promise<void> {
  const address = location.href;
  if (address === reported) return;
  const isFirst = reported === "";
  reported = address;
  // Within a single-page shop the page was not reached from the referrer again.
  const view = await send("visit", { address, referrer: isFirst ? document.referrer : "" });
  if (location.href === address) showPrompt(view);
}

void report();
// Single-page shops change the address without loading a page.
const { navigation } = window as { navigation?: EventTarget };
navigation?.addEventListener("navigatesuccess", () => void report());
addEventListener("popstate", () => void report());
addEventListener("pageshow", (event) => {
  if (event.persisted) reported = "";
  void report();
});

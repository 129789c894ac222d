import { savesData } from "./connection";
import { preloadMenuFiles } from "./menu-files";
import { prefetchOnIntent } from "./prefetch-data";
import { preloadModule, screenFiles } from "./screen-files";

/** The name of the mark in the browser's performance timeline. */
const followMark = "follow-intents";

let isFollowing = false;
/**
 * The link that the pointer was over when it last moved. If a link appears under a resting pointer, the user
 * hasn't shown an intent to follow it.
 */
let pointedLink: Element | null = null;

/**
 * Prefetches all files and the data of a screen when a user is about to follow a link to it. Prefetched data
 * is only used for a few seconds. Without prefetching, a browser finds a file's imports only after loading
 * it, which takes a round trip per level of imports. Also preloads the code that several screens in the menus
 * share.
 */
export function followIntents(): void {
  if (isFollowing) return;
  isFollowing = true;
  const intents = savesData() ? ["click"] : ["pointermove", "focusin", "touchstart", "click"];
  for (const intent of intents) document.addEventListener(intent, onIntent, { capture: true, passive: true });
  performance.mark(followMark);
  // The link that had the pointer or the focus before this code was loaded.
  const current = document.querySelector("a:hover, a:focus-visible");
  if (current) onIntent({ target: current, type: "pointermove" });
  void preloadMenuFiles();
}

function onIntent({ target, type }: Pick<Event, "target" | "type">): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (type === "pointermove") {
    if (link === pointedLink) return;
    pointedLink = link;
  }
  if (!link || link.origin !== location.origin || link.target) return;
  const files = screenFiles(link.pathname);
  for (const file of files) preloadModule(file);
  if (files.length > 0 && type !== "click" && !savesData()) prefetchOnIntent(link, type);
}

import type { ExtensionStore } from "#contract/extension/extension-stores.ts";
import { browser } from "../browser-api.ts";
import { patternsOf } from "../rules/match-store.ts";

const script = "store-page";

/** Returns the domains of those stores for which the member has granted access. */
export async function allowedDomains(stores: readonly ExtensionStore[]): Promise<Set<string>> {
  const { origins = [] } = await browser.permissions.getAll();
  const allowed = new Set(origins);
  const isAllowed = ({ domain }: ExtensionStore) => patternsOf(domain).some((one) => allowed.has(one));
  return new Set(stores.filter(isAllowed).map(({ domain }) => domain));
}

/** Registers the content script for the pages of stores with access, and for no others. */
export async function registerScript(stores: readonly ExtensionStore[]): Promise<void> {
  const domains = await allowedDomains(stores);
  const [registered] = await browser.scripting.getRegisteredContentScripts();
  const matches = [...domains].flatMap(patternsOf);
  if (matches.length === 0) {
    if (registered) await browser.scripting.unregisterContentScripts({ ids: [script] });
    return;
  }
  const entry = { id: script, js: ["store-page.js"], matches, runAt: "document_end", allFrames: false };
  if (registered) await browser.scripting.updateContentScripts([entry]);
  else await browser.scripting.registerContentScripts([entry]);
}

import type { ExtensionStore } from "#contract/extension/extension-stores.ts";
import { browser } from "../browser-api.ts";
import { patternsOf } from "../rules/match-store.ts";

const script = "store-page";

/** The patterns of access to all sites, which browsers let members grant in their settings. */
const allSites = ["*://*/*", "<all_urls>"];

/** Returns those domains to which the member has granted access. */
export async function allowedDomains(domains: readonly string[]): Promise<Set<string>> {
  const { origins = [] } = await browser.permissions.getAll();
  const allowedOrigins = new Set(origins);
  if (allSites.some((one) => allowedOrigins.has(one))) return new Set(domains);
  return new Set(domains.filter((domain) => patternsOf(domain).every((one) => allowedOrigins.has(one))));
}

/** Registers the content script for the pages of stores with access, and for no others. */
export async function registerScript(stores: readonly ExtensionStore[]): Promise<void> {
  const domains = await allowedDomains(stores.map(({ domain }) => domain));
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

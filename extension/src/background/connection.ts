import { createExtensionToken, endExtensionToken } from "#contract/extension/extension-calls.ts";
import { getExtensionStores } from "#contract/extension/extension-stores.ts";
import { browser } from "../browser-api.ts";
import { callProvider, pageAddress } from "../product.ts";
import {
  forgetAll,
  readConnection,
  readStores,
  readVerifier,
  writeConnection,
  writeStores,
  writeVerifier,
} from "./memory.ts";
import { openStoresFile } from "./stores-file.ts";

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Opens the product's page on which the member confirms the connection. The verifier stays in the browser.
 */
export async function beginConnection(): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  await writeVerifier(verifier);
  const query = new URLSearchParams({
    extension: browser.runtime.id,
    challenge: base64url(new Uint8Array(hash)),
  });
  await browser.tabs.create({ url: pageAddress(`/extension/connect?${query}`) });
}

/** Exchanges the code from the product's page for a token. Returns whether the extension is now connected. */
export async function finishConnection(code: string): Promise<boolean> {
  const verifier = await readVerifier();
  if (!verifier) return false;
  await writeVerifier(null);
  const { method, path, data } = createExtensionToken;
  const body = { extension: browser.runtime.id, code, verifier };
  try {
    const connection = data.parse(await callProvider(path, { method: method as "POST", body }));
    await writeConnection(connection);
  } catch {
    return false;
  }
  await refreshStores();
  return true;
}

/** Ends the connection and removes all stored data. Also ends it at the provider, if that can be reached. */
export async function endConnection(): Promise<void> {
  const connection = await readConnection();
  const { path } = endExtensionToken;
  if (connection)
    await callProvider(path, { method: "DELETE", token: connection.token }).catch(() => undefined);
  await forgetAll();
}

/** Downloads the list of stores if the extension is connected. If that fails, keeps the current list. */
export async function refreshStores(): Promise<void> {
  const connection = await readConnection();
  if (!connection) return;
  const file = await callProvider(getExtensionStores.path).catch(() => undefined);
  const storedList = await readStores();
  const list = await openStoresFile(file, connection.storesKey, { now: Date.now(), known: storedList });
  if (list) await writeStores(list);
}

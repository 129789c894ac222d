import { sendMessage } from "../browser-api.ts";

/** Runs on the product's page that confirms a connection. Sends the page's code to the background script. */
async function sendCode(): Promise<void> {
  const code = document.querySelector<HTMLElement>("[data-extension-code]")?.dataset.extensionCode;
  if (!code) return;
  const { isConnected } = await sendMessage("code", { code });
  const next = isConnected ? `${location.pathname}?state=connected` : location.pathname + location.search;
  location.replace(next);
}

void sendCode();

import { createHash } from "node:crypto";
import { assets } from "virtual:react-router/server-build";
import { languages } from "~/i18n/languages";
import { environment } from "~/server/environment.server";
import removal from "./removal.mjs?raw";
import worker from "./worker.mjs?raw";

/**
 * Responds with the service worker. If the operator has turned it off, responds with a script that removes
 * it.
 */
export function loader(): Response {
  const script = environment().SERVICE_WORKER === "off" ? removal : withConfiguration(worker);
  return new Response(script, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}

/**
 * Adds the configuration to the script. The configuration changes with each version of the product, so that
 * browsers replace the files they have stored.
 */
function withConfiguration(script: string): string {
  const version = createHash("sha256").update(assets.version).update(script).digest("hex").slice(0, 12);
  return `self.configuration = ${JSON.stringify({ version, languages })};\n${script}`;
}

import type { texts } from "./locales/en.ts";

/** The browsers that the extension is built for. Chrome and Edge use the same package. */
export const targets = ["chromium", "firefox"] as const;
export type Target = (typeof targets)[number];

/**
 * The public key of the default build. Chromium derives the extension's id from it, so the id doesn't depend
 * on where the extension is loaded from.
 */
export const defaultKey =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsXFs0og3V7OXfEE+mmSrogOKpnN9g8outHv5krcBxrwseV1LubGMjcqqz+2VIf2r0xp7w8nOzUE59UARGjmmXVE+T+nPAclQPRKIKXhC6nhvKYKJiLxJZ2qxnKmXzZWr7VmDZDlUQSMrNdLBAvkOJKPb6chRsRhyjCdwNsDrM7M8GtqbQSoDKW3CjnkBXoj8o6ETbRe3Wmxxf+zqR/9xri9MEmWIdESnmfbK9jqy4NZqu93OayYzfB08F25gPiOdcd0tM4dBzM9fCHVuPRhdDDLbFg4yY3Ne6kiQd5fOFLFYgmELdGgqF/uKakWSyxc+e9MAvT3MZg/G8Za6tPjJDwIDAQAB";
export const defaultFirefoxId = "extension@cashlane.example";

export interface BuildSettings {
  /** The origin of the product's pages. */
  publicOrigin: string;
  /** The origin of the product's API. */
  providerOrigin: string;
  version: string;
  /** The extension's public key for Chromium. The browser's extension store replaces it with its own. */
  key: string;
  firefoxId: string;
}

/** The parts of Manifest V3 that this extension uses. */
interface Manifest {
  manifest_version: 3;
  name: string;
  description: string;
  version: string;
  default_locale: "en";
  icons: Record<string, string>;
  action: { default_popup: string; default_title: string; default_icon: Record<string, string> };
  background: { service_worker: string; type: "module" } | { scripts: string[]; type: "module" };
  permissions: string[];
  optional_permissions: string[];
  optional_host_permissions: string[];
  host_permissions?: string[];
  content_scripts: { matches: string[]; js: string[]; run_at: "document_end" }[];
  content_security_policy: { extension_pages: string };
  minimum_chrome_version?: string;
  key?: string;
  browser_specific_settings?: { gecko: { id: string; strict_min_version: string } };
}

/** Returns the manifest for a browser. Access to stores is optional, so the member must grant it. */
export function manifestFor(target: Target, settings: BuildSettings): Manifest {
  const { publicOrigin, providerOrigin, version, key, firefoxId } = settings;
  const icons = Object.fromEntries([16, 48, 128].map((size) => [size, `icon-${size}.png`]));
  const common = {
    manifest_version: 3 as const,
    name: "__MSG_name__",
    description: "__MSG_description__",
    version,
    default_locale: "en" as const,
    icons,
    action: { default_popup: "popup.html", default_title: "Cashlane", default_icon: icons },
    permissions: ["storage", "alarms", "scripting"],
    optional_permissions: ["webRequest"],
    optional_host_permissions: ["*://*/*"],
    // The only page on which a script runs without access granted by the member: the product's own page that
    // confirms a connection.
    content_scripts: [
      {
        matches: [`${matchable(publicOrigin)}/*/extension/connect*`],
        js: ["connect.js"],
        run_at: "document_end" as const,
      },
    ],
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'" },
  };
  if (target === "chromium")
    return {
      ...common,
      background: { service_worker: "background.js", type: "module" },
      // The first version with support for Ed25519.
      minimum_chrome_version: "137",
      ...(key && { key }),
    };
  return {
    ...common,
    background: { scripts: ["background.js"], type: "module" },
    // Each installation has a different origin, so the provider's CORS settings can't list them.
    host_permissions: [`${matchable(providerOrigin)}/*`],
    browser_specific_settings: { gecko: { id: firefoxId, strict_min_version: "129.0" } },
  };
}

/** Returns `_locales/…/messages.json` for a language's texts. */
export function messagesOf({ name, description }: Pick<typeof texts, "name" | "description">): object {
  return { name: { message: name }, description: { message: description } };
}

/** Returns an origin as a match pattern, which can't contain a port. */
function matchable(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}`;
}

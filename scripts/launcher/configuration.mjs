import { resolve } from "node:path";
import { readPort } from "./ports.mjs";
import { readSecrets } from "./secrets.mjs";

/**
 * The ids of the extension that `npm run build:extension` builds by default (extension/README.md): Chromium's
 * and Firefox's.
 */
const builtExtensions = "nfdifhlhbpkobbokacciajnhongadcop,extension@cashlane.example";

/**
 * @typedef {"provider" | "dashboard"} ProgramName
 * @typedef {{
 *   host: string, port: number, providerPort: number, networkPort: number, dataDir: string,
 *   publicOrigin: string, isOpenToOthers: boolean, isForeignProvider: boolean, isDemo: boolean, simulatesNetworks: boolean,
 *   env: NodeJS.ProcessEnv,
 * }} Configuration
 */

/**
 * Fills in the defaults that both programs must agree on. Passes on all other variables: each program validates
 * its own.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {ProgramName[]} programs the programs to run on this machine
 * @returns {Configuration}
 * @throws {import("./command-error.mjs").CommandError} when a port or the stored secrets are invalid
 */
export function readConfiguration(environment, programs) {
  const port = readPort(environment, "PORT", 3000);
  const providerPort = readPort(environment, "PROVIDER_PORT", 4000);
  // Derived from the provider's port, so that a second demo on the same machine needs only its own `PORT` and
  // `PROVIDER_PORT`.
  const networkPort = readPort(environment, "NETWORK_PORT", defaultNetworkPort(providerPort));
  const host = environment.HOST || "127.0.0.1";
  const dataDir = resolve(environment.DATA_DIR || ".data");
  const isForeignProvider = Boolean(environment.PROVIDER_ORIGIN);
  const isEmbedded = programs.length === 2;
  const isShared = Boolean(environment.DATABASE_URL || environment.REDIS_URL || isForeignProvider);
  // Programs on several machines that share data need the same keys; generated ones would differ.
  const secrets = readSecrets(dataDir, environment, { generate: isEmbedded || !isShared });
  const publicOrigins = environment.PUBLIC_ORIGIN || localOrigins(host, port).join(",");
  const [publicOrigin = ""] = publicOrigins.split(",").map((origin) => origin.trim());
  const providerOrigin = environment.PROVIDER_ORIGIN || `http://${reachableHost(host)}:${providerPort}`;
  const seed = environment.SEED || (isEmbedded ? "demo" : "none");
  const env = {
    ...environment,
    ...secrets,
    NODE_ENV: environment.NODE_ENV || "production",
    HOST: host,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: publicOrigins,
    PROVIDER_ORIGIN: providerOrigin,
    PROVIDER_PUBLIC_ORIGIN:
      environment.PROVIDER_PUBLIC_ORIGIN ||
      (isForeignProvider ? providerOrigin : `http://localhost:${providerPort}`),
    NETWORK_PORT: String(networkPort),
    NETWORK_ORIGIN: environment.NETWORK_ORIGIN || `http://localhost:${networkPort}`,
    SEED: seed,
    ...(seed === "demo" && isEmbedded && simulatedApis(environment, host, networkPort)),
    ...(seed === "demo" &&
      isEmbedded && {
        PAYPAL_ORIGIN: environment.PAYPAL_ORIGIN || `http://${reachableHost(host)}:${networkPort}/paypal/api`,
      }),
    ...(seed === "demo" && {
      EXTENSION_IDS: environment.EXTENSION_IDS || builtExtensions,
      FOOTER_CREDIT: environment.FOOTER_CREDIT || "Designed and built by Lotus Digital",
    }),
    // Both programs share one terminal, so they log warnings only.
    LOG_LEVEL: environment.LOG_LEVEL || (isEmbedded ? "warn" : "info"),
  };
  const isDemo = seed === "demo";
  return {
    host,
    port,
    providerPort,
    networkPort,
    dataDir,
    publicOrigin,
    isOpenToOthers: !environment.PUBLIC_ORIGIN && anyAddress.includes(host),
    isForeignProvider,
    isDemo,
    env,
    simulatesNetworks: isDemo && isEmbedded,
  };
}

/**
 * Returns the variables with which the demo reads the APIs of three simulated networks; empty if
 * `CONNECTOR_ORIGINS` is set.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} host
 * @param {number} networkPort
 */
function simulatedApis(environment, host, networkPort) {
  if (environment.CONNECTOR_ORIGINS) return {};
  const origin = `http://${reachableHost(host)}:${networkPort}`;
  const read = ["awin", "cj", "rakuten"].map((network) => [network, { api: `${origin}/${network}/api` }]);
  const origins = Object.fromEntries(read);
  return { CONNECTOR_ORIGINS: JSON.stringify(origins), NETWORK_APIS: "on" };
}

/**
 * Returns the port of the demo's simulated networks.
 *
 * @param {number} providerPort
 */
function defaultNetworkPort(providerPort) {
  return providerPort + 100 <= 65_535 ? providerPort + 100 : providerPort - 100;
}

/** Hosts that stand for all addresses of a machine. */
const anyAddress = ["0.0.0.0", "::"];

/**
 * Returns the origins under which a browser on this machine reaches the dashboard, the main one first.
 *
 * @param {string} host
 * @param {number} port
 */
function localOrigins(host, port) {
  const names = ["localhost", "127.0.0.1", ...(host.includes(":") ? ["[::1]"] : [])];
  return names.map((name) => `http://${name}:${port}`);
}

/**
 * Returns an address under which a server that listens on `host` can be called.
 *
 * @param {string} host
 */
export function reachableHost(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host.includes(":")) return host === "::" ? "[::1]" : `[${host}]`;
  return host;
}

import { reachableHost } from "./configuration.mjs";

/**
 * Describes how to run the programs. Shared by the launcher, the container image and the tests.
 *
 * @param {import("./configuration.mjs").Configuration} configuration
 * @param {import("./configuration.mjs").ProgramName[]} names
 */
export function describePrograms({ env, host, port, providerPort }, names) {
  const origin = `http://${reachableHost(host)}`;
  const prefix = names.length > 1;
  return names.map((name) => ({
    name,
    env,
    prefix,
    command: [process.execPath, ...programArguments[name]],
    readyUrl: `${origin}:${name === "provider" ? providerPort : port}/readyz`,
  }));
}

/**
 * Describes the program that simulates the demo's affiliate networks. Its environment contains only what a
 * network would know, and the key from which its secrets are derived.
 *
 * @param {import("./configuration.mjs").Configuration} configuration
 */
export function describeNetwork({ env, host, networkPort }) {
  const {
    PATH,
    NODE_ENV,
    HOST,
    NETWORK_PORT,
    PROVIDER_ORIGIN,
    PAYOUT_KEY,
    CURRENCY,
    NETWORK_APIS,
    PAYPAL_ORIGIN,
  } = env;
  return {
    name: "simulated network",
    env: {
      PATH,
      NODE_ENV,
      HOST,
      NETWORK_PORT,
      PROVIDER_ORIGIN,
      PAYOUT_KEY,
      CURRENCY,
      NETWORK_APIS,
      PAYPAL_ORIGIN,
    },
    prefix: true,
    command: [process.execPath, "build/provider/simulated-network/server.js"],
    readyUrl: `http://${reachableHost(host)}:${networkPort}/readyz`,
  };
}

// Lets the heap grow by at most a half between two full collections. By default V8 lets it grow up to four times,
// so that both programs took 700 instead of 490 MB after some thousand pages, in the same processor time.
const heapGrowth = "--heap-growing-percent=50";

/** Arguments of `node` for each program, relative to the repository's root. */
export const programArguments = {
  provider: [heapGrowth, "build/provider/server.js"],
  dashboard: [heapGrowth, "./app/server/processes.mjs", "build/server/index.js"],
};

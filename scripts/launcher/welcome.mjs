import { networkInterfaces } from "node:os";

const demoAccounts = [
  ["member", "member@cashlane.test", "Member-demo-1"],
  ["admin", "admin@cashlane.test", "Admin-demo-1"],
  ["second admin", "auditor@cashlane.test", "Auditor-demo-1"],
  ["finance", "finance@cashlane.test", "Finance-demo-1"],
  ["support", "support@cashlane.test", "Support-demo-1"],
];

/**
 * Returns the text printed after start-up: addresses, demo accounts and next steps.
 *
 * @param {import("./configuration.mjs").Configuration} configuration
 * @param {import("./configuration.mjs").ProgramName[]} programs
 */
export function welcome(configuration, programs) {
  const { publicOrigin, env, isDemo, isForeignProvider } = configuration;
  if (!programs.includes("dashboard"))
    return `Cashlane's provider is ready: ${env.PROVIDER_PUBLIC_ORIGIN}/apis/docs`;
  const accounts = isDemo && !isForeignProvider && programs.includes("provider") ? accountLines() : [];
  const ready = [`Cashlane is ready: ${publicOrigin}`, ...originLines(configuration)];
  return ["", ...ready, ...accounts, "Stop it with Ctrl-C.", ""].join("\n");
}

/**
 * Names the settings without which forms sent from other devices are refused.
 *
 * @param {import("./configuration.mjs").Configuration} configuration
 */
function originLines({ isOpenToOthers, port, providerPort }) {
  if (!isOpenToOthers) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const address =
    addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "ADDRESS";
  const settings = `PUBLIC_ORIGIN=http://${address}:${port} PROVIDER_PUBLIC_ORIGIN=http://${address}:${providerPort}`;
  return [`To use it from other devices, start it with ${settings}`];
}

function accountLines() {
  const rows = demoAccounts.map(([who = "", email = "", password = ""]) => {
    return `  ${who.padEnd(14)}${email.padEnd(26)}${password}`;
  });
  return ["Demo accounts:", ...rows];
}

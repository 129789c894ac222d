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
export function welcome({ publicOrigin, env, isDemo, isForeignProvider }, programs) {
  if (!programs.includes("dashboard"))
    return `Cashlane's provider is ready: ${env.PROVIDER_PUBLIC_ORIGIN}/apis/docs`;
  const accounts = isDemo && !isForeignProvider && programs.includes("provider") ? accountLines() : [];
  return ["", `Cashlane is ready: ${publicOrigin}`, ...accounts, "Stop it with Ctrl-C.", ""].join("\n");
}

function accountLines() {
  const rows = demoAccounts.map(([who = "", email = "", password = ""]) => {
    return `  ${who.padEnd(14)}${email.padEnd(26)}${password}`;
  });
  return ["Demo accounts:", ...rows];
}

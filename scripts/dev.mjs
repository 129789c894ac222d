import { readConfiguration } from "./launcher/configuration.mjs";
import { lockDataFolder } from "./launcher/data-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { ensureFree } from "./launcher/ports.mjs";
import { describeNetwork, describePrograms } from "./launcher/programs.mjs";
import { runCommand } from "./launcher/command-error.mjs";
import { supervise } from "./launcher/supervise.mjs";
import { welcome } from "./launcher/welcome.mjs";

const commands = {
  provider: ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "provider/src/server.ts"],
  dashboard: [
    "--import",
    "./app/server/http-server-preload.mjs",
    "node_modules/@react-router/dev/bin.js",
    "dev",
  ],
};

await runCommand(async () => {
  const names = /** @type {const} */ (["provider", "dashboard"]);
  const configuration = readConfiguration({ NODE_ENV: "development", ...process.env }, [...names]);
  const { host, port, providerPort, networkPort, dataDir, simulatesNetworks } = configuration;
  await ensureFree(providerPort, host, "PROVIDER_PORT");
  await ensureFree(port, host, "PORT");
  if (simulatesNetworks) await ensureFree(networkPort, host, "NETWORK_PORT");
  const locks = names.map((name) => lockDataFolder(dataDir, name));
  try {
    await ensureInstalled();
    const descriptions = describePrograms(configuration, [...names]).map((description) => {
      const ports = description.name === "dashboard" ? ["--port", String(port), "--host", host] : [];
      return { ...description, command: [process.execPath, ...commands[description.name], ...ports] };
    });
    const network = {
      ...describeNetwork(configuration),
      command: [
        process.execPath,
        "node_modules/tsx/dist/cli.mjs",
        "provider/src/simulated-network/server.ts",
      ],
    };
    return await supervise(simulatesNetworks ? [...descriptions, network] : descriptions, {
      onStart: (pid) => locks.forEach((lock) => lock.addHolder(pid)),
      onReady: () => console.log(welcome(configuration, [...names])),
    });
  } finally {
    for (const lock of locks) lock.release();
  }
});

import { nodeProgram, root, runProgram } from "./launcher/command.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { runCommand } from "./launcher/command-error.mjs";
import { ensureBuilt } from "./launcher/start.mjs";
import { ensureChromium, ensureShell } from "./testing/chromium.mjs";

await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await ensureChromium();
  const shell = await ensureShell(chromium);
  const env = { ...process.env, CHROMIUM: chromium, CHROMIUM_SHELL: shell, NODE_ENV: "production" };
  const bare = nodeProgram("@react-router/dev/bin.js", "build", `${root}/bench/bare`);
  await runProgram(bare, { env, failure: "The bare page could not be built.", isQuiet: true });
  await runProgram(nodeProgram("tsx/dist/cli.mjs", "bench/run.ts", ...process.argv.slice(2)), {
    env,
    failure: "The measurement failed; see above.",
  });
  return 0;
});

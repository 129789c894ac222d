import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { freePort } from "../../../support/programs/free-port.ts";

const programModule = pathToFileURL(path.resolve("scripts/launcher/program.mjs")).href;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a program shuts down cleanly when its launcher is killed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cashlane-launcher-"));
  const port = await freePort();
  const ended = path.join(folder, "ended");
  const stub = path.join(folder, "stub.mjs");
  writeFileSync(
    stub,
    `import { createServer } from "node:http";
     import { writeFileSync } from "node:fs";
     createServer((_, response) => response.end("ok")).listen(${port}, "127.0.0.1");
     process.on("SIGTERM", () => { writeFileSync(${JSON.stringify(ended)}, "SIGTERM"); process.exit(0); });`,
  );
  const launcher = path.join(folder, "launcher.mjs");
  writeFileSync(
    launcher,
    `import { startProgram } from ${JSON.stringify(programModule)};
     const command = [process.execPath, ${JSON.stringify(stub)}];
     const readyUrl = "http://127.0.0.1:${port}/";
     const program = startProgram({ name: "stub", command, env: process.env, readyUrl, prefix: false });
     await program.ready();
     console.log(program.pid);`,
  );
  const process_ = spawn(process.execPath, [launcher], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(process_.stdout, "data")) as [Buffer];
  const pid = Number(line.toString().trim());
  process_.kill("SIGKILL");
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(readFileSync(ended, "utf8")).toBe("SIGTERM");
});

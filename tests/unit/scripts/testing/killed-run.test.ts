import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";

test("a suite ends when its run is killed", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Its connection keeps the process alive. When the connection closes, the process has ended.
  const program = `require("node:net").connect(${port}, "127.0.0.1")`;
  const script = `
    import { runSuite, watch } from "./scripts/testing/suite.mjs";
    const command = [process.execPath, ...watch, "--eval", ${JSON.stringify(program)}];
    await runSuite({ name: "endless", command });`;
  const run = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  const [started] = (await once(server, "connection")) as [Socket];
  const ended = once(started.on("error", () => undefined).resume(), "close");
  run.kill("SIGKILL");
  await ended;
  expect(started.destroyed).toBe(true);
  server.close();
});

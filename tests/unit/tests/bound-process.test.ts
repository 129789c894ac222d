import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";

test("a process started for a test ends with its parent, even a killed one", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Its connection keeps the process alive. When the connection closes, the process has ended.
  const program = `require("node:net").connect(${port}, "127.0.0.1")`;
  const script = `
    import { spawnBound } from "./tests/support/programs/bound-process.ts";
    spawnBound(["--eval", ${JSON.stringify(program)}], {});`;
  const starter = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script]);
  const [started] = (await once(server, "connection")) as [Socket];
  const ended = once(started.on("error", () => undefined).resume(), "close");
  starter.kill("SIGKILL");
  await ended;
  expect(started.destroyed).toBe(true);
  server.close();
});

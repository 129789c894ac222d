import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test.each([
  ["::", "http://localhost:3000 (http://[::]:3000)"],
  ["fd00::5", "http://localhost:3000 (http://[fd00::5]:3000)"],
  ["127.0.0.1", "http://localhost:3000 (http://127.0.0.1:3000)"],
])("prints the address of HOST %s as %s", (HOST, printed) => {
  // As the server prints it.
  const line = `console.log("[react-router-serve] http://localhost:3000 (http://${HOST}:3000)")`;
  const prelude = path.resolve("app/server/http-server-preload.mjs");
  const { stdout } = spawnSync(process.execPath, ["--import", prelude, "-e", line], {
    encoding: "utf8",
    env: { ...process.env, HOST },
  });
  expect(stdout.trim()).toBe(`[react-router-serve] ${printed}`);
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cashlane-extension-"));
  execFileSync("npx", ["tsx", "scripts/build-extension.ts", folder], { stdio: "ignore" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["chromium", "firefox"])("scripts on pages of %s have at most 30 kB compressed", (target) => {
  const files = ["store-page.js", "connect.js"].map((file) => readFileSync(join(folder, target, file)));
  const sizes = files.map((content) => gzipSync(content).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
});

test("the packages load no code from elsewhere", () => {
  const manifest = JSON.parse(readFileSync(join(folder, "chromium/manifest.json"), "utf8")) as {
    content_security_policy: object;
    permissions: string[];
    host_permissions?: string[];
  };
  expect(manifest.content_security_policy).toEqual({
    extension_pages: "script-src 'self'; object-src 'none'",
  });
  expect(manifest.permissions).toEqual(["storage", "alarms", "scripting"]);
  expect(manifest.host_permissions).toBeUndefined();
});

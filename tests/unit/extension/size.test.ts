import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { execFileSync } from "node:child_process";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

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

describe.each(["chromium", "firefox"])("the ZIP for %s", (target) => {
  const unzip = () => unzipSync(readFileSync(join(folder, `${target}.zip`)));

  test("has the folder's files with the manifest at its root", () => {
    const names = readdirSync(join(folder, target), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(join(folder, target), join(entry.parentPath, entry.name)));
    expect(Object.keys(unzip()).sort()).toEqual(names.sort());
    expect(names).toContain("manifest.json");
  });

  test("has the manifest keys that its browser requires", () => {
    const manifest = JSON.parse(strFromU8(unzip()["manifest.json"]!)) as Record<string, object>;
    const isFirefox = target === "firefox";
    expect(Object.keys(manifest.background!)).toContain(isFirefox ? "scripts" : "service_worker");
    expect("browser_specific_settings" in manifest).toBe(isFirefox);
    expect("key" in manifest).toBe(!isFirefox);
  });
});

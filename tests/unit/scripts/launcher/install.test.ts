import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSources, isBuilt, writeStamp } from "../../../../scripts/launcher/build-stamp.mjs";
import { isInstalled, assertNotLinked } from "../../../../scripts/launcher/install.mjs";
import { oldNodeSentence } from "../../../../scripts/launcher/node-version.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cashlane-install-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("installs only when something changed", () => {
  const lock = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
  };

  function write(file: string, packages: object): void {
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  }

  it("detects a missing node_modules", () => {
    write("package-lock.json", lock);
    expect(isInstalled(folder)).toBe(false);
  });

  it("never empties another folder's packages through a link", () => {
    expect(() => assertNotLinked(folder)).not.toThrow();
    symlinkSync(tmpdir(), join(folder, "node_modules"));
    expect(() => assertNotLinked(folder)).toThrow("is a link to packages that do not match");
  });

  it.each([
    ["exactly the lock file", { "node_modules/a": { version: "1.0.0" } }, true],
    ["another version", { "node_modules/a": { version: "1.0.1" } }, false],
    ["a package missing", { "node_modules/b": { version: "2.0.0" } }, false],
    [
      "a package too many",
      { "node_modules/a": { version: "1.0.0" }, "node_modules/c": { version: "1.0.0" } },
      false,
    ],
  ])("checks the installed packages: %s", (_, installed, expected) => {
    write("package-lock.json", lock);
    write("node_modules/.package-lock.json", installed);
    expect(isInstalled(folder)).toBe(expected);
  });
});

describe("builds only when sources changed", () => {
  it("detects a change, a new file and a renamed one", () => {
    mkdirSync(join(folder, "app/shell"), { recursive: true });
    mkdirSync(join(folder, "build"));
    writeFileSync(join(folder, "app/shell/a.tsx"), "1");
    expect(isBuilt(folder)).toBe(false);
    writeStamp(folder, hashSources(folder));
    expect(isBuilt(folder)).toBe(true);

    writeFileSync(join(folder, "app/shell/a.tsx"), "2");
    expect(isBuilt(folder)).toBe(false);
    writeFileSync(join(folder, "app/shell/a.tsx"), "1");
    expect(isBuilt(folder)).toBe(true);
    rmSync(join(folder, "app/shell/a.tsx"));
    writeFileSync(join(folder, "app/shell/b.tsx"), "1");
    expect(isBuilt(folder)).toBe(false);
  });
});

describe("SIGTERM to npm reaches the programs", () => {
  it("replaces the shell npm starts, in every long-running script", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const name of ["start", "start:dashboard", "start:provider", "dev", "test"]) {
      expect(scripts[name], name).toMatch(/^exec node /);
    }
  });
});

describe("an outdated Node", () => {
  it.each(["14.21.3", "18.20.8", "20.18.9"])("refuses Node %s", (version) => {
    expect(oldNodeSentence(version)).toBe(`Cashlane needs Node 20.19.0 or newer; this is Node ${version}.`);
  });

  it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("accepts Node %s", (version) => {
    expect(oldNodeSentence(version)).toBeUndefined();
  });
});

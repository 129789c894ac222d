import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sourcesOf, styleSources } from "../../../scripts/bundling/style-sources.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cashlane-styles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes modules by their path, and returns the sources of the first module. */
function sources(modules: Record<string, string>): string[] {
  for (const [path, code] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return sourcesOf(join(folder, Object.keys(modules)[0]!)).map((file) => file.slice(folder.length + 1));
}

describe("sourcesOf", () => {
  it("follows imports and exports from other modules", () => {
    const modules = {
      "screen.tsx": 'import { Card } from "./card";',
      "card.tsx": 'export { tone } from "./style/tone";',
      "style/tone.ts": "export const tone = 1;",
    };
    expect(sources(modules)).toEqual(["screen.tsx", "card.tsx", "style/tone.ts"]);
  });

  it("ends at modules that import each other", () => {
    const modules = { "a.tsx": 'import "./b";', "b.tsx": 'import "./a";' };
    expect(sources(modules)).toEqual(["a.tsx", "b.tsx"]);
  });

  it.each([
    ["types", 'import type { Card } from "./other"; export type { Tone } from "./other";'],
    ["types by name", 'import { type Card, type Tone } from "./other";'],
    ["modules loaded later", 'const other = () => import("./other");'],
    ["packages", 'import { useState } from "react";'],
  ])("leaves out %s", (_, code) => {
    expect(sources({ "screen.tsx": code, "other.tsx": "" })).toEqual(["screen.tsx"]);
  });

  it("leaves out modules of the server", () => {
    const modules = { "screen.tsx": 'import { load } from "./load.server";', "load.server.ts": "" };
    expect(sources(modules)).toEqual(["screen.tsx"]);
  });

  it("refuses a module that doesn't exist", () => {
    expect(() => sourcesOf(join(folder, "gone.tsx"))).toThrow(/There is no module .*gone\.tsx/);
  });
});

describe("styleSources", () => {
  it("replaces a named module in a style sheet by its sources", () => {
    sources({ "app/screen.tsx": 'import "./card";', "app/card.tsx": "" });
    const { handler } = styleSources().transform as {
      handler: (code: string, id: string) => string;
    };
    const sheet = join(folder, "app/styles/sheets/page.css");
    expect(handler('@source imports("../../screen.tsx");', sheet)).toBe(
      `@source "${folder}/app/screen.tsx";\n@source "${folder}/app/card.tsx";`,
    );
  });
});

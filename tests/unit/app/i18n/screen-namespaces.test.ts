import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// Namespaces that each layout provides for its screens, and those of the kit, which every page has.
const given = {
  shellScreen: ["ui", ...namedIn("app/shell/frame/shell-screen.ts")],
  blankScreen: ["ui", ...namedIn("app/shell/frame/blank-screen.ts")],
  aloneScreen: ["ui"],
};
const screens = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  .map((name) => join("app/routes", name))
  .filter((file) => /\.tsx$/.test(file))
  .flatMap((file) => {
    const handle = /handle = (shellScreen|blankScreen|aloneScreen)\(([^)]*)\)/.exec(
      readFileSync(file, "utf8"),
    );
    const layout = handle?.[1] as keyof typeof given | undefined;
    return layout ? [{ file, layout, named: quotedStrings(handle?.[2] ?? "") }] : [];
  });

// With a missing namespace, keys are shown instead of texts. A superfluous one is sent with every page for
// nothing.
describe("a screen declares exactly the namespaces its modules use", () => {
  it("the test finds the screens and the namespaces of a module", () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(namespacesOf("app/features/wallet/privacy-toggle.tsx")).toContain("shell");
  });

  it.each(screens)("$file", ({ file, layout, named }) => {
    const read = namespacesOf(file).filter((namespace) => !given[layout].includes(namespace));
    expect([...named].sort()).toEqual(read.sort());
  });
});

function quotedStrings(text: string): string[] {
  return [...text.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
}

function namedIn(file: string): string[] {
  return quotedStrings(/namespaces: \[([^\]]*)\]/.exec(readFileSync(file, "utf8"))?.[1] ?? "");
}

/** Returns the namespaces that a module and its imports, including lazy ones, use in the browser. */
function namespacesOf(file: string, seen = new Set<string>()): string[] {
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const own = [...source.matchAll(/useTranslation\(\s*"([\w-]+)"/g)].map(([, name = ""]) => name);
  const imported = ts
    .preProcessFile(source)
    .importedFiles.map(({ fileName }) => resolve(fileName, file))
    .filter((next) => next !== undefined)
    .filter((next) => !next.includes(".server.") && !next.includes("/locales/"));
  const others = imported.flatMap((next) => (seen.has(next) ? [] : namespacesOf(next, seen)));
  return [...new Set([...own, ...others])];
}

function resolve(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith("~/")
    ? specifier.replace("~/", "app/")
    : specifier.startsWith(".") && join(dirname(from), specifier);
  if (!path) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

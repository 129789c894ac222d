import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// By layout, the namespaces that it provides for its screens, including those of the UI kit, which every page
// has.
const layoutNamespaces = {
  shellScreen: ["ui", ...namespacesNamedIn("app/shell/frame/shell-screen.ts")],
  blankScreen: ["ui", ...namespacesNamedIn("app/shell/frame/blank-screen.ts")],
  standaloneScreen: ["ui"],
};
const screens = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  .map((name) => join("app/routes", name))
  .filter((file) => /\.tsx$/.test(file))
  .flatMap((file) => {
    const handle = /handle = (shellScreen|blankScreen|standaloneScreen)\(([^)]*)\)/.exec(
      readFileSync(file, "utf8"),
    );
    const layout = handle?.[1] as keyof typeof layoutNamespaces | undefined;
    const [first = "", late = ""] = (handle?.[2] ?? "").split("late:");
    return layout ? [{ file, layout, first: quotedStrings(first), late: quotedStrings(late) }] : [];
  });

// With a missing namespace, keys are shown instead of texts. A superfluous namespace is sent needlessly with
// every page.
describe("a screen declares exactly the namespaces its modules use", () => {
  it("the test finds the screens and the namespaces of a module", () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(namespacesOf("app/features/wallet/privacy-toggle.tsx", isImport)).toContain("shell");
  });

  it.each(screens)("$file", ({ file, layout, first, late }) => {
    const usedNamespaces = namespacesOf(file, isImport).filter(
      (namespace) => !layoutNamespaces[layout].includes(namespace),
    );
    expect([...first, ...late].sort()).toEqual(usedNamespaces.sort());
  });
});

describe("a screen's late namespaces", () => {
  const screensWithLateTexts = screens.filter(({ late }) => late.length > 0);

  it("exist for at least two screens", () => {
    expect(screensWithLateTexts.length).toBeGreaterThan(1);
  });

  it.each(screensWithLateTexts)("are not used before a lazy part has loaded: $file", ({ file, late }) => {
    const atOnce = namespacesOf(file, isStaticImport);
    expect(late.filter((namespace) => atOnce.includes(namespace))).toEqual([]);
  });

  it.each(screensWithLateTexts)("are loaded by the parts that use them: $file", ({ file, late }) => {
    for (const { part, texts } of lazyPartsOf(file)) {
      const used = namespacesOf(part, isStaticImport).filter((namespace) => late.includes(namespace));
      expect(texts, part).toEqual(expect.arrayContaining(used));
    }
  });
});

const lazyPartCall = /lazyPart\(\s*async \(\) => \(await import\("([^"]+)"\)\)\.\w+,?([^;]*)\);/g;

/** Returns the parts that a screen's modules load with `lazyPart`, and the namespaces that these calls name. */
function lazyPartsOf(file: string): { part: string; texts: string[] }[] {
  return [...modulesOf(file, isStaticImport)].flatMap((module) =>
    [...readFileSync(module, "utf8").matchAll(lazyPartCall)].map(([, part = "", options = ""]) => ({
      part: resolve(part, module) ?? "",
      texts: quotedStrings(/texts: \[([^\]]*)\]/.exec(options)?.[1] ?? ""),
    })),
  );
}

function quotedStrings(text: string): string[] {
  return [...text.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
}

function namespacesNamedIn(file: string): string[] {
  return quotedStrings(/namespaces: \[([^\]]*)\]/.exec(readFileSync(file, "utf8"))?.[1] ?? "");
}

type ImportFilter = (source: string, reference: ts.FileReference) => boolean;

function isImport(): boolean {
  return true;
}

function isStaticImport(source: string, { pos }: ts.FileReference): boolean {
  return !/import\(\s*["']?$/.test(source.slice(0, pos));
}

/** Returns the namespaces that a module and its imports use in the browser. */
function namespacesOf(file: string, follows: ImportFilter): string[] {
  const names = [...modulesOf(file, follows)].flatMap((module) =>
    [...readFileSync(module, "utf8").matchAll(/useTranslation\(\s*"([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)];
}

/** Returns a module and its imports, directly or not, that run in the browser. */
function modulesOf(file: string, follows: ImportFilter, seen = new Set<string>()): Set<string> {
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const reference of ts.preProcessFile(source).importedFiles) {
    const next = follows(source, reference) ? resolve(reference.fileName, file) : undefined;
    if (next && !seen.has(next) && !next.includes(".server.") && !next.includes("/locales/"))
      modulesOf(next, follows, seen);
  }
  return seen;
}

function resolve(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith("~/")
    ? specifier.replace("~/", "app/")
    : specifier.startsWith(".") && join(dirname(from), specifier);
  if (!path) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

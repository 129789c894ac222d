import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const aliases = {
  "#contract/": "contract/",
  "#provider/": "provider/src/",
  "#shared/": "shared/",
  "~/": "app/",
};

const script = /\.(tsx?|mjs)$/;

type Graph = Map<string, Set<string>>;

const imports: Graph = new Map(sources().map((file) => [file, importsOf(file)]));

describe("import cycles", () => {
  it("are detected between three nodes", () => {
    const graph: Graph = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c"])],
      ["c", new Set(["a"])],
    ]);
    expect(cyclesOf(graph)).toHaveLength(1);
  });

  it("don't exist between files, types included", () => {
    expect(imports.size).toBeGreaterThan(2_000);
    expect(cyclesOf(imports)).toEqual([]);
  });

  it("don't exist between the provider's modules", () => {
    const modules: Graph = new Map();
    for (const [file, targets] of imports) {
      const from = moduleOf(file);
      if (!from) continue;
      const targetModules = modules.get(from) ?? new Set();
      for (const to of [...targets].map(moduleOf)) if (to && to !== from) targetModules.add(to);
      modules.set(from, targetModules);
    }
    expect(modules.size).toBeGreaterThan(15);
    expect(cyclesOf(modules)).toEqual([]);
  });
});

function sources(): string[] {
  return ["app", "contract", "provider", "shared", "extension", "scripts", "tests", "bench"].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .map((entry) => ({ entry, path: relative(root, join(entry.parentPath, entry.name)) }))
        .filter(({ entry, path }) => entry.isFile() && script.test(path) && !/(^|\/)build\//.test(path))
        .map(({ path }) => path),
  );
}

function importsOf(file: string): Set<string> {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"));
  return new Set(importedFiles.flatMap(({ fileName }) => resolve(fileName, file) ?? []));
}

function resolve(specifier: string, from: string): string | undefined {
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix));
  if (!alias && !specifier.startsWith(".")) return undefined;
  const path = alias ? specifier.replace(alias[0], alias[1]) : join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (candidate) => script.test(candidate) && existsSync(join(root, candidate)),
  );
}

function moduleOf(file: string): string | undefined {
  return /^provider\/src\/modules\/([^/]+)\//.exec(file)?.[1];
}

/** Returns one path per cycle found by a depth-first search. None found means there is no cycle. */
function cyclesOf(graph: Graph): string[][] {
  const visitedNodes = new Set<string>();
  const cycles: string[][] = [];
  for (const node of graph.keys()) visit(node, []);
  return cycles;

  function visit(node: string, path: string[]): void {
    const start = path.indexOf(node);
    if (start !== -1) cycles.push([...path.slice(start), node]);
    if (start !== -1 || visitedNodes.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    visitedNodes.add(node);
  }
}

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Returns the files Tailwind scans for a sheet. */
function sourcesOf(sheet: string): Set<string> {
  const patterns = [...readFileSync(sheet, "utf8").matchAll(/@source "([^"]+)"/g)].map(([, source]) =>
    path.join(path.dirname(sheet), source!),
  );
  const files = patterns.flatMap((pattern) => alternatives(pattern)).flatMap(filesOf);
  // Tailwind silently ignores a path that doesn't exist.
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  return new Set(files);
}

/** Expands `a/{b,c}.ts` to `a/b.ts` and `a/c.ts`. */
function alternatives(pattern: string): string[] {
  const [whole, names] = /\{([^}]*)\}/.exec(pattern) ?? [];
  return names && whole ? names.split(",").map((name) => pattern.replace(whole, name)) : [pattern];
}

/** Returns the files of `folder/*.tsx`, or the one file. */
function filesOf(pattern: string): string[] {
  const [folder, isAll] = pattern.split("*");
  return isAll === undefined ? [pattern] : filesIn(folder!).filter((file) => file.endsWith(isAll));
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => filesIn(path.join(place, name)));
}

/** Returns a module and its static imports, without lazy ones and without server modules. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, kind, target] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (type )?[^;]*?from "([^"]+)"/gms,
  )) {
    const found = kind ? undefined : resolve(file, target!);
    if (found) closure(found, seen);
  }
  return seen;
}

function resolve(from: string, target: string): string | undefined {
  if (!/^[.~]/.test(target) || /\.server$|\+types/.test(target)) return undefined;
  const base = target.startsWith("~/")
    ? path.join("app", target.slice(2))
    : path.join(path.dirname(from), target);
  return [`${base}.tsx`, `${base}.ts`, base].find((name) => existsSync(name) && statSync(name).isFile());
}

/** Returns whether a source has classes, on elements or in tables by tone or kind. Import paths don't count. */
function hasClasses(source: string): boolean {
  const text = source.replace(/ from "[^"]+"/g, "");
  return /className|classNames\(|"[^"\n]*\b(?:bg|text|border)-[a-z[]/.test(text);
}

/** Returns the modules with classes that the routes with this kind of `handle` show. */
function shownBy(handle: string, layout: string): string[] {
  const routes = filesIn("app/routes").filter((file) =>
    readFileSync(file, "utf8").includes(`handle = ${handle}(`),
  );
  expect(routes.length).toBeGreaterThan(2);
  const shown = ["app/root.tsx", layout, ...routes].flatMap((file) => [...closure(file)]);
  return [...new Set(shown)].filter((file) => hasClasses(readFileSync(file, "utf8")));
}

test.each([
  ["blank", "blankScreen", "app/shell/frame/blank-layout.tsx"],
  ["front", "frontScreen", "app/shell/frame/front-layout.tsx"],
])("the style sheet of %s pages covers every file they can show", (name, handle, layout) => {
  const known = sourcesOf(`app/styles/sheets/${name}.css`);
  expect(shownBy(handle, layout).filter((file) => !known.has(file))).toEqual([]);
});

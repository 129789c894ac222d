import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const sheet = "app/styles/sheets/blank.css";

/** The files Tailwind reads for the sheet of pages that stand alone. */
function sources(): Set<string> {
  const patterns = [...readFileSync(sheet, "utf8").matchAll(/@source "([^"]+)"/g)].map(([, source]) =>
    path.join(path.dirname(sheet), source!),
  );
  const files = patterns.flatMap((pattern) => alternatives(pattern)).flatMap(filesOf);
  // A name that is no file any more would be overlooked by Tailwind.
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  return new Set(files);
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function alternatives(pattern: string): string[] {
  const [whole, names] = /\{([^}]*)\}/.exec(pattern) ?? [];
  return names && whole ? names.split(",").map((name) => pattern.replace(whole, name)) : [pattern];
}

/** The files of `folder/*.tsx`, or the one file. */
function filesOf(pattern: string): string[] {
  const [folder, isAll] = pattern.split("*");
  return isAll === undefined ? [pattern] : filesIn(folder!).filter((file) => file.endsWith(isAll));
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => filesIn(path.join(place, name)));
}

/** What a module brings along when it is loaded; not what it asks for later, nor what stays on the server. */
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

/** Where classes stand: on an element, or in a table of them by tone or kind; a path that is imported is none. */
function hasClasses(source: string): boolean {
  const text = source.replace(/ from "[^"]+"/g, "");
  return /className|classNames\(|"[^"\n]*\b(?:bg|text|border)-[a-z]/.test(text);
}

const blankRoutes = filesIn("app/routes").filter((file) =>
  readFileSync(file, "utf8").includes("handle = blankScreen("),
);

test("the sheet of pages that stand alone knows every file such a page can show", () => {
  expect(blankRoutes.length).toBeGreaterThan(2);
  const known = sources();
  const shown = ["app/root.tsx", "app/shell/blank-layout.tsx", ...blankRoutes].flatMap((file) => [
    ...closure(file),
  ]);
  const withClasses = [...new Set(shown)].filter((file) => hasClasses(readFileSync(file, "utf8")));
  expect(withClasses.filter((file) => !known.has(file))).toEqual([]);
});

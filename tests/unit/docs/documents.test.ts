import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

function filesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
}

const testFiles = filesBelow("tests").filter((file) => /\.tsx?$/.test(file));
const documents = ["README.md", ...filesBelow("docs").filter((file) => file.endsWith(".md"))];
const contributorPages = ["CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
const workflow = ".github/workflows/ci.yml";

const records = documents.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));

function read(file: string) {
  return readFileSync(file, "utf8");
}

/** Returns the heading's anchor on GitHub. */
function anchorOf(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

interface Citation {
  /** Path of the test file, relative to `tests/`. */
  path: string;
  /** Part of the test's title; empty if the whole file is cited. */
  title: string;
}

function citedByPromises() {
  const rows = parseCsv<Record<string, string>>(read("docs/invariants.csv"), { columns: true });
  return rows.map(({ Promise: promise = "", Test: path = "", Title: title = "" }) => ({
    promise,
    path,
    title,
  }));
}

function citedBySecurity(): Citation[] {
  const pattern = /`([^`\s]+\.(?:test|spec|teardown)\.tsx?)` › (`[^`]+`(?:; `[^`]+`(?! ›))*)/g;
  return [...read("docs/security.md").matchAll(pattern)].flatMap(([, path, titles]) =>
    [...titles!.matchAll(/`([^`]+)`/g)].map(([, title]) => ({ path: path!, title: title! })),
  );
}

function promises() {
  return [...read("docs/invariants.md").matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id!);
}

function brokenLinks(document: string) {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? document : join(dirname(document), path);
    if (!existsSync(target)) return true;
    if (!anchor) return false;
    return ![...read(target).matchAll(/^#+ (.+)$/gm)].some(([, heading]) => anchorOf(heading!) === anchor);
  });
}

describe("documents", () => {
  test.each([...documents, ...contributorPages])("every link of %s resolves", (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });

  test.each([
    ["docs/invariants.csv", citedByPromises],
    ["docs/security.md", citedBySecurity],
  ])("every test that %s cites exists", (_document, citations) => {
    const cited = citations();
    expect(cited.length).toBeGreaterThan(10);
    // Compared by file name: a test that moved to another folder is the same test.
    const missingTests = cited.filter(({ path, title }) => {
      const candidates = testFiles.filter((file) => basename(file) === basename(path));
      return !candidates.some((file) => read(file).includes(title));
    });
    expect(missingTests).toEqual([]);
  });

  test.each(["docs/security.md", "docs/asvs.csv"])("every test file that %s names exists", (document) => {
    const namedFiles = [...read(document).matchAll(/[`,]([^`\s,]+\.(?:test|spec|teardown)\.tsx?)(?=[`\n])/g)];
    const paths = new Set(namedFiles.map(([, path]) => path!));
    const names = new Set(testFiles.map((file) => basename(file)));
    expect([...paths].filter((path) => !names.has(basename(path)))).toEqual([]);
  });

  test("every promise has a test", () => {
    const tested = new Set(citedByPromises().map(({ promise }) => promise));
    expect([...tested].sort()).toEqual(promises().sort());
  });

  test("every requirement of ASVS 5 for login, sessions, access and tokens has a row", () => {
    // The number of sections up to level 2.
    const sections = {
      "6.1": 3,
      "6.2": 11,
      "6.3": 4,
      "6.4": 4,
      "6.5": 5,
      "6.6": 3,
      "6.8": 4,
      "7.1": 3,
      "7.2": 4,
      "7.3": 2,
      "7.4": 5,
      "7.5": 2,
      "7.6": 2,
      "8.1": 2,
      "8.2": 3,
      "8.3": 1,
      "8.4": 1,
      "9.1": 3,
      "9.2": 4,
    };
    const items = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `\nV${section}.${index + 1},`),
    );
    const text = read("docs/asvs.csv");
    expect(items.filter((item) => !text.includes(item))).toEqual([]);
  });

  test("the pages of docs stay below 120 kB together", () => {
    const pages = documents.filter((file) => file.startsWith("docs/") && !file.startsWith("docs/decisions/"));
    const bytes = pages.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(120_000);
  });

  test.each(records)("%s is at most one page (3 kB)", (record) => {
    expect(statSync(record).size).toBeLessThanOrEqual(3000);
  });

  test("the index lists every decision record", () => {
    const index = read("docs/decisions/README.md");
    expect(records.filter((record) => !index.includes(`(${basename(record)})`))).toEqual([]);
  });

  test("every promise is listed once", () => {
    const ids = promises();
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([...documents, ...contributorPages, workflow])(
    "every npm script that %s names exists",
    (file) => {
      const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
      const namedScripts = [...read(file).matchAll(/\bnpm run (?:--silent )?([a-z][a-z0-9:-]*)/g)].map(
        ([, name]) => name!,
      );
      expect(namedScripts.filter((name) => !(name in scripts))).toEqual([]);
    },
  );

  test("the workflow runs every part of the tests", () => {
    const { jobs } = parse(read(workflow)) as { jobs: Record<string, { steps: { run?: string }[] }> };
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ""));
    for (const suite of ["unit", "provider", "routes", "e2e"])
      expect(commands.some((command) => command.startsWith(`npm run test:${suite}`))).toBe(true);
  });

  test("every setting of both programs is documented", () => {
    const settings = ["app/server/environment.server.ts", "provider/src/environment.ts"].flatMap((file) =>
      [...read(file).matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name!),
    );
    expect(settings.length).toBeGreaterThan(20);
    const operation = read("docs/operation.md");
    expect(settings.filter((name) => name !== "NODE_ENV" && !operation.includes(`\`${name}\``))).toEqual([]);
  });

  test("every id cited by a test's title or a comment is a promise", () => {
    const listed = new Set(promises());
    const code = ["provider/src", "contract"]
      .flatMap(filesBelow)
      .filter((file) => /\.(?:ts|sql)$/.test(file));
    const cited = [
      ...testFiles.flatMap((file) => [...read(file).matchAll(/["`]([MPSWF]\d{1,2}) [a-z%$0-9]/g)]),
      ...code.flatMap((file) => [...read(file).matchAll(/\(([MPSWF]\d{1,2})(?:, [MPSWF]\d{1,2})*\)/g)]),
    ].map(([, id]) => id!);
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((id) => !listed.has(id))).toEqual([]);
  });

  // Invariants name tests below `tests/`. Other documents' paths start at the root.
  test.each(
    [...documents, ...contributorPages].filter(
      (file) => !/(?:invariants|security|0001-records)\.md$/.test(file),
    ),
  )("every file that %s names exists", (document) => {
    const namedPaths = [
      ...read(document).matchAll(/`((?:app|bench|contract|docs|provider|scripts|tests)\/[^`\s]*)`/g),
    ];
    const exact = namedPaths.map(([, path]) => path!).filter((path) => !/[<>{}…*]/.test(path));
    expect(exact.filter((path) => !existsSync(path))).toEqual([]);
  });
});

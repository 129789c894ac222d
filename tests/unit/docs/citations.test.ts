import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folders = ["app", "bench", "container", "contract", "docs", "provider", "scripts", "tests"];
const read = /\.(?:ts|tsx|mjs|css|sql|md)$/;

// References to numbered sections of documents that aren't in the repository. State the reason instead.
const absent = [
  /§ ?\d/,
  /\b(?:[Ss]pecification|[Ss]creens|[Dd]esign|[Rr]eliability) (?:§|\d+\.\d|[MPSW]\d)/,
  /\bthe specification('s)?\b/,
];

function citationsIn(file: string) {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      absent.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
}

test.each([...folders, "README.md"])("%s cites no section of a missing document", (place) => {
  const files = place.endsWith(".md")
    ? [place]
    : readdirSync(place, { recursive: true, encoding: "utf8" })
        .filter(
          (file) => read.test(file) && !file.includes("node_modules") && !file.endsWith("citations.test.ts"),
        )
        .map((file) => join(place, file));
  expect(files.flatMap(citationsIn)).toEqual([]);
});

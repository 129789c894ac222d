import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "~/i18n/languages";
import { textFilePath } from "~/i18n/text-files";
import { texts as arabic } from "~/locales/ar/stores";
import { texts as navigation } from "~/locales/en/navigation";
import { texts as english } from "~/locales/en/stores";
import { texts as french } from "~/locales/fr/stores";
import { shellScreen } from "~/shell/frame/shell-screen";
import { memberWorld } from "../../support/money/member-world";
import { pagePatterns } from "../../support/pages/first-load";

const world = memberWorld();
const stores = { en: english, fr: french, ar: arabic };

interface TextFile {
  default: Record<string, Record<string, string>>;
}

/** Returns the URLs of the text files that a document preloads. The screen's own file is last. */
async function textsOf(path: string): Promise<string[]> {
  const html = await (await world.dashboard.request(path)).text();
  return [...html.matchAll(/<link rel="modulepreload" href="(\/assets\/texts\/[^"]+)"/g)].map(
    ([, address = ""]) => address,
  );
}

async function read(address: string): Promise<TextFile["default"]> {
  const source = await (await world.dashboard.request(address)).text();
  // A data URL can't import the shell's file.
  const standaloneSource = source.replace(/^export \{ default as shared \}.*\n/, "");
  return ((await import(`data:text/javascript,${encodeURIComponent(standaloneSource)}`)) as TextFile).default;
}

describe("files of texts", () => {
  test.each(languages)("contain a screen's texts in its language, %s", async (language: Language) => {
    const [, screen = ""] = await textsOf(`/${language}/stores`);
    expect(await read(screen)).toEqual({ stores: stores[language] });
  });

  test("of the shell contain what its screens share", async () => {
    const [shell = ""] = await textsOf("/en/stores");
    expect(Object.keys(await read(shell))).toEqual(["ui", "fallback", ...shellScreen().namespaces]);
  });

  test("of a page outside the shell contain everything it needs", async () => {
    const addresses = await textsOf("/en/login");
    expect(addresses).toHaveLength(1);
    expect(Object.keys(await read(addresses[0] ?? ""))).toEqual(["ui", "fallback", "auth"]);
  });

  test("are compressed and stored permanently", async () => {
    const [shell = ""] = await textsOf("/ar/stores");
    const { headers } = await world.dashboard.request(shell, { headers: { "accept-encoding": "br" } });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toMatch(/^text\/javascript/);
  });

  test("exist for every page", async () => {
    const [hash = ""] = await readdir("build/client/assets/texts");
    const files = new Set(await readdir(`build/client/assets/texts/${hash}`, { recursive: true }));
    const patterns = await pagePatterns();
    const isLayout = (pattern: string) => patterns.some((other) => other.startsWith(`${pattern}/`));
    const missingPatterns = patterns.filter((pattern) => !files.has(textFilePath("en", pattern)));
    expect(missingPatterns.filter((pattern) => !isLayout(pattern))).toEqual([]);
  });
});

test.each(["/en/stores", "/en/stores.data"])("%s contains only the texts that it shows", async (path) => {
  const content = await (await world.dashboard.request(path)).text();
  expect(content).not.toContain(navigation.undoEmail);
});

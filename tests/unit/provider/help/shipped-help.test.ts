import { expect, test } from "vitest";
import { helpSlug } from "#contract/help/help.ts";
import { shippedHelp } from "#provider/help/shipped-help.ts";
import { demoScreens } from "~/navigation/demo-screens";
import { screens } from "~/navigation/screens";

const languages = ["en", "fr", "ar"] as const;

test("there are enough articles, with distinct names", () => {
  const slugs = shippedHelp.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(helpSlug.safeParse(slug).success, slug).toBe(true);
  const count = (kind: string) => shippedHelp.filter((entry) => entry.kind === kind).length;
  expect(count("article")).toBeGreaterThanOrEqual(24);
  expect(count("answer")).toBeGreaterThanOrEqual(30);
});

test("every entry is written in three languages, none a copy of another", () => {
  for (const { slug, content } of shippedHelp) {
    const bodies = languages.map((language) => content.texts[language]!.body);
    expect(new Set(bodies).size, slug).toBe(3);
    expect(content.texts.ar!.body, slug).toMatch(/\p{Script=Arabic}/u);
  }
});

test("links lead to existing pages, the same ones in all languages", () => {
  const paths = new Set([...screens, ...demoScreens].map(({ path }) => path));
  const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]!).toSorted();
  for (const { slug, content } of shippedHelp) {
    const links = linksOf(content.texts.en.body);
    for (const link of links) expect(paths, `${slug}: ${link}`).toContain(link);
    for (const language of languages)
      expect(linksOf(content.texts[language]!.body), `${slug} ${language}`).toEqual(links);
  }
});

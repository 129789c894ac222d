import { expect, it } from "vitest";
import { readdirSync } from "node:fs";
import type { Namespace } from "~/i18n/namespaces";
import { textsOf } from "~/i18n/resources.server";
import { firstFontCharacters } from "../../../../scripts/bundling/first-font.mjs";

const folder = new URL("../../../../app/locales/en/", import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, "") as Namespace);

it.each(["en", "fr"] as const)("has every letter that is written in %s", (language) => {
  // The settings name languages in their own letters.
  const texts = names
    .filter((name) => name !== "preferences")
    .flatMap((name) => Object.values(textsOf(language, name)));
  const missing = [...new Set(texts.join(""))].filter((letter) => !firstFontCharacters.includes(letter));
  expect(missing.filter((letter) => letter !== "\n")).toEqual([]);
});

import { createInstance } from "i18next";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { type Texts, translate } from "~/i18n/translation";
import type { Namespace } from "~/i18n/namespaces";

const folder = new URL("../../../../app/locales/", import.meta.url);
const names = readdirSync(new URL("en/", folder)).map((file) => file.replace(/\.ts$/, "") as Namespace);
const form = /_(zero|one|two|few|many|other)$/;

function placeholders(text: string): string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? "").sort();
}
/** Returns the keys with plural forms, which are those with an `_other` form. */
function countedKeys(texts: Texts): Set<string> {
  return new Set(Object.keys(texts).flatMap((key) => (key.endsWith("_other") ? [key.slice(0, -6)] : [])));
}
function isForm(key: string, counted: Set<string>): boolean {
  return form.test(key) && counted.has(key.replace(form, ""));
}

describe.each(names)("i18n: namespace %s", (name) => {
  const english = textsOf("en", name);
  const counted = countedKeys(english);
  const plain = Object.keys(english).filter((key) => !isForm(key, counted));

  it.each(languages)("is complete in %s, with every plural form", (language) => {
    const texts = textsOf(language, name);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const expected = [
      ...plain,
      ...[...counted].flatMap((key) => forms.map((category) => `${key}_${category}`)),
    ];
    expect(Object.keys(texts).sort()).toEqual(expected.sort());
    expect(Object.values(texts).every((text) => text.trim() !== "")).toBe(true);
  });

  it.each(["fr", "ar"] as const)("uses the same placeholders in %s", (language) => {
    const texts = textsOf(language, name);
    for (const key of plain)
      expect(placeholders(texts[key] ?? ""), key).toEqual(placeholders(english[key] ?? ""));
  });

  it.each(["fr", "ar"] as const)("is registered and typechecked against English in %s", (language) => {
    const source = readFileSync(new URL(`${language}/${name}.ts`, folder), "utf8");
    expect(source).toMatch(/satisfies Translation</);
  });
});

describe("own translate matches i18next", () => {
  it.each(languages)("in %s, for every key, placeholder and number", async (language) => {
    const resources = Object.fromEntries(names.map((name) => [name, textsOf(language, name)]));
    const i18n = createInstance();
    await i18n.init({
      lng: language,
      resources: { [language]: resources },
      keySeparator: false,
      nsSeparator: false,
      fallbackLng: false,
      interpolation: { escapeValue: false },
    });
    let compared = 0;
    for (const name of names) {
      const texts = textsOf(language, name);
      const counted = countedKeys(texts);
      const t = i18n.getFixedT(language, name);
      for (const key of Object.keys(texts).filter((candidate) => !isForm(candidate, counted))) {
        const values = Object.fromEntries(
          placeholders(texts[key] ?? "").map((hole) => [hole, "<b>$& x</b>"]),
        );
        expect(translate(texts, language, key, values), key).toBe(t(key, values));
        compared++;
      }
      for (const key of counted) {
        for (const count of [0, 1, 2, 3, 7, 11, 26, 100, 102, 1_000_000, 1.5]) {
          expect(translate(texts, language, key, { count }), `${key} ${count}`).toBe(t(key, { count }));
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe("error catalogue", () => {
  it("the Vietnamese texts are exact in every language", () => {
    for (const language of languages) {
      expect(textsOf(language, "vi")).toMatchObject({
        loadFailed: "Không thể tải thông báo",
        loadError: "Lỗi khi tải thông báo",
        socketErrorTitle: "Lỗi kết nối WebSocket",
        socketErrorText: "Không thể kết nối đến server thông báo. Vui lòng kiểm tra kết nối mạng.",
      });
    }
  });
});

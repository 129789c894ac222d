import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressInLanguage, inLanguage, localizedPath, withoutLanguage } from "~/navigation/localized-path";

describe("link builder", () => {
  it.each([
    ["/login", "fr", "/fr/login"],
    ["login", "fr", "/fr/login"],
    ["/", "en", "/en"],
    ["/?a=1", "en", "/en?a=1"],
    ["/apps/notifications?view_id=7#top", "ar", "/ar/apps/notifications?view_id=7#top"],
    ["/en", "fr", "/en"],
    ["/ar/login", "fr", "/ar/login"],
    ["/en?x", "fr", "/en?x"],
    ["https://example.com/x", "fr", "https://example.com/x"],
  ])("links: %s in %s is %s", (path, language, expected) => {
    expect(localizedPath(path, language)).toBe(expected);
  });

  it("links: only a whole first segment is a language", () => {
    expect(localizedPath("/english/x", "en")).toBe("/en/english/x");
    expect(localizedPath("/front/x", "fr")).toBe("/fr/front/x");
    expect(localizedPath("/EN/x", "en")).toBe("/en/EN/x");
  });

  it.each([
    ["", "en"],
    ["/login", ""],
    ["", ""],
  ])("an empty path or language (%j, %j) can't be linked", (path, language) => {
    expect(() => localizedPath(path, language)).toThrow("URL or Language Code can't be empty");
  });

  it("links: building twice changes nothing", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom("en", "fr", "ar"), (path, language) => {
        const once = localizedPath(path || "/", language);
        expect(localizedPath(once, language)).toBe(once);
      }),
    );
  });
});

describe("language switcher", () => {
  it.each([
    ["/en/apps/notifications?view_id=7#x", "ar", "/ar/apps/notifications?view_id=7#x"],
    ["/fr", "en", "/en"],
    ["/front-pages/help-center?q=1", "fr", "/fr/front-pages/help-center?q=1"],
  ])("replaces the first segment of %s by %s and keeps the rest", (path, language, expected) => {
    expect(inLanguage(path, language)).toBe(expected);
  });

  it("finds the path without language", () => {
    expect(withoutLanguage("/ar/apps/x")).toBe("/apps/x");
    expect(withoutLanguage("/ar")).toBe("/");
    expect(withoutLanguage("/arabic/x")).toBe("/arabic/x");
  });

  it("a front page has its language in the query, other pages in the path", () => {
    const front = { pathname: "/front-pages/help-center", search: "?q=a%26b&lang=en" };
    expect(addressInLanguage(front, "ar")).toBe("/front-pages/help-center?q=a%26b&lang=ar");
    expect(addressInLanguage({ pathname: "/en/stores", search: "?q=1" }, "fr")).toBe("/fr/stores?q=1");
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { forgetSearches, readRecent, rememberSearch } from "~/shell/search/recent-searches";

const storedItems = new Map<string, string>();
const storage = {
  getItem: (key: string) => storedItems.get(key) ?? null,
  setItem: (key: string, value: string) => void storedItems.set(key, value),
  removeItem: (key: string) => void storedItems.delete(key),
};
beforeEach(() => storedItems.clear());

describe("recent searches", () => {
  it("keeps five, newest first, each once regardless of spelling", () => {
    for (const search of ["a", "b", "Détail", "c", " detail ", "d", "e"]) rememberSearch(search, storage);
    expect(readRecent(storage)).toEqual(["e", "d", "detail", "c", "b"]);
    forgetSearches(storage);
    expect(readRecent(storage)).toEqual([]);
  });

  it("ignores empty searches", () => {
    for (const search of ["", "  ", "\u064e", "x".repeat(121)]) rememberSearch(search, storage);
    expect(readRecent(storage)).toEqual([]);
  });

  it.each(["{", "7", "null", '{"length":1}', '[1,null,"","ok",{}]'])("parses stored %s", (text) => {
    storedItems.set("recent-searches", text);
    expect(readRecent(storage)).toEqual(text.includes("ok") ? ["ok"] : []);
  });

  it("does nothing where storage is forbidden", () => {
    const throwSecurityError = () => {
      throw new DOMException("no", "SecurityError");
    };
    rememberSearch("a", { getItem: throwSecurityError, setItem: throwSecurityError });
    forgetSearches({ removeItem: throwSecurityError });
    expect(readRecent({ getItem: throwSecurityError })).toEqual([]);
  });
});
